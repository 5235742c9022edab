import {
  CONSENT_KINDS,
  CONSENT_MESSAGES,
  type ConsentText,
  type DeskConsentText,
} from '@nivara/shared/domain/consent';
import type { Cast } from '../../../test/cast';
import type { TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';
import { CONSENT_LIMIT } from './consent-routes';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

const send = (method: 'GET' | 'POST', path = '', body?: object, who = cast.patient) =>
  test.call(method, `/consents${path}`, body, who.headers);

const give = (version: number, kind = 'research') => send('POST', `/${kind}/give`, { version });
const withdraw = (kind = 'research') => send('POST', `/${kind}/withdraw`);

const publish = (text = 'I agree to something new. And more.') =>
  test.call('POST', '/desk/consents', { kind: 'research', title: ' Research ', text }, cast.desk.headers);

const changes = () => test.context.database.selectFrom('consent_changes').selectAll().execute();

it('an account starts with four texts and no consents', async () => {
  const { rows, total } = (await send('GET')).json();
  expect(total).toBe(4);
  expect(rows.map(({ id }: { id: string }) => id)).toEqual(CONSENT_KINDS);
  for (const row of rows) {
    expect(row).toMatchObject({
      date: null,
      version: 1,
      state: 'none',
      givenVersion: null,
      outdated: false,
      title: expect.stringMatching(/^Consent to /),
      detail: expect.stringMatching(/^I agree .*\.$/s),
    });
    const detail = (await send('GET', `/${row.id}`)).json();
    expect(detail).toMatchObject({ ...row, history: [] });
    expect(detail.text.length).toBeGreaterThan(row.detail.length);
  }
});

it('a consent is given and withdrawn, and every change is kept with its text', async () => {
  const given = await give(1);
  expect([given.statusCode, given.json()]).toMatchObject([
    200,
    { id: 'research', state: 'given', givenVersion: 1, date: '2026-03-02T04:30:00.000Z' },
  ]);
  test.passMinutes(1);
  expect((await withdraw()).json()).toMatchObject({
    state: 'withdrawn',
    givenVersion: null,
    outdated: false,
  });
  await give(1);
  const { state, text, history } = (await send('GET', '/research')).json();
  expect(state).toBe('given');
  const shownText = { version: 1, title: expect.stringContaining('research'), text };
  expect(history).toEqual([
    { ...shownText, state: 'given', at: '2026-03-02T04:31:00.000Z' },
    { ...shownText, state: 'withdrawn', at: '2026-03-02T04:31:00.000Z' },
    { ...shownText, state: 'given', at: '2026-03-02T04:30:00.000Z' },
  ]);
});

it('a consent that is given or withdrawn many times concurrently changes once', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => give(1)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
  expect(await changes()).toHaveLength(1);
  await Promise.all(Array.from({ length: 20 }, () => withdraw()));
  expect(await changes()).toHaveLength(2);
});

it('a patient changes consents forty times freely, then only after growing delays', async () => {
  for (let count = 0; count < CONSENT_LIMIT.free; count += 1)
    expect((await (count % 2 ? withdraw() : give(1))).statusCode).toBe(200);
  const refusedFor = async (seconds: string) => {
    for (const refused of [await give(1), await withdraw(), await give(1, 'treatment')])
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, seconds]);
  };
  await refusedFor('60');
  expect(await changes()).toHaveLength(40);
  const ofAnother = await send('POST', '/research/give', { version: 1 }, cast.otherPatient);
  expect(ofAnother.statusCode).toBe(200);
  test.passMinutes(1);
  expect((await give(1)).statusCode).toBe(200);
  await refusedFor('120');
});

it('a consent that was not given cannot be withdrawn', async () => {
  const answer = await withdraw();
  expect([answer.statusCode, answer.json().detail]).toEqual([409, CONSENT_MESSAGES.notGiven]);
  expect(await changes()).toEqual([]);
});

it('a consent is outdated after a new text, until the patient agrees to the new text', async () => {
  await give(1);
  const published = await publish();
  expect([published.statusCode, published.json()]).toEqual([
    201,
    {
      kind: 'research',
      version: 2,
      title: 'Research',
      text: 'I agree to something new. And more.',
      publishedAt: '2026-03-02T04:30:00.000Z',
    },
  ]);
  const row = async () => (await send('GET', '?q=something')).json().rows[0];
  expect(await row()).toMatchObject({
    version: 2,
    detail: 'I agree to something new.',
    state: 'given',
    givenVersion: 1,
    outdated: true,
  });
  const late = await give(1);
  expect([late.statusCode, late.json().detail]).toEqual([409, CONSENT_MESSAGES.outdated]);
  expect((await give(3)).statusCode).toBe(409);
  await give(2);
  expect(await row()).toMatchObject({ givenVersion: 2, outdated: false });
  const { history } = (await send('GET', '/research')).json();
  expect(history.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
  expect(history[0].text).not.toBe(history[1].text);
});

it('the desk sees the number of consents to each text, and the versions of a text', async () => {
  await give(1);
  await publish();
  const atDesk = (path = '') => test.call('GET', `/desk/consents${path}`, undefined, cast.desk.headers);
  const listed = (await atDesk()).json<DeskConsentText[]>();
  expect(listed.map(({ kind }) => kind)).toEqual([...CONSENT_KINDS]);
  expect(listed.at(-1)).toMatchObject({ kind: 'research', version: 2, given: 1, outdated: 1 });
  await give(2);
  expect((await atDesk()).json<DeskConsentText[]>().at(-1)).toMatchObject({ given: 1, outdated: 0 });
  await withdraw();
  expect((await atDesk()).json<DeskConsentText[]>().at(-1)).toMatchObject({ given: 0, outdated: 0 });
  const versions = (await atDesk('/research')).json<ConsentText[]>();
  expect(versions.map(({ version }) => version)).toEqual([2, 1]);
  expect((await atDesk('/advertising')).statusCode).toBe(404);
});

it('gives each published text its own version, however many are published concurrently', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => publish()));
  const versions = answers
    .filter(({ statusCode }) => statusCode === 201)
    .map((answer) => answer.json().version);
  expect(new Set(versions).size).toBe(versions.length);
  expect(versions.length).toBeGreaterThan(0);
  for (const { statusCode } of answers) expect([201, 409]).toContain(statusCode);
});

it.each(['/advertising', '/Research', '/__proto__', '/research%00'])('finds no kind %s', async (path) => {
  expect((await send('GET', path)).statusCode).toBe(404);
  expect((await send('POST', `${path}/give`, { version: 1 })).statusCode).toBe(404);
});

it('the list of consents is sorted and paged like other lists', async () => {
  await give(1, 'telemedicine');
  const ids = async (query: string) => {
    const { rows, total } = (await send('GET', query)).json();
    return [total, ...rows.map(({ id }: { id: string }) => id)];
  };
  expect(await ids('?sort=-date&size=1')).toEqual([4, 'telemedicine']);
  expect(await ids('?sort=date&size=1')).toEqual([4, 'telemedicine']);
  expect(await ids('?sort=-title&size=2')).toEqual([4, 'research', 'data-protection']);
  expect(await ids('?size=3&page=2')).toEqual([4, 'research']);
  expect(await ids('?q=video')).toEqual([1, 'telemedicine']);
  expect((await send('GET', '?sort=detail')).statusCode).toBe(422);
});

describe('a doctor', () => {
  it('sees what their patient agreed to, and without a patient in the query only the texts', async () => {
    await give(1);
    const state = async (query: string, who = cast.treatingDoctor) =>
      (await send('GET', `/research${query}`, undefined, who)).json().state;
    expect(await state(`?patient=${cast.patient.accountId}`)).toBe('given');
    expect(await state('')).toBe('none');
    const other = await send(
      'GET',
      `?patient=${cast.otherPatient.accountId}`,
      undefined,
      cast.treatingDoctor,
    );
    expect(other.statusCode).toBe(404);
    const trace = await test.context.database
      .selectFrom('audit')
      .select(['noun', 'patient_id'])
      .where('actor_id', '=', cast.treatingDoctor.accountId)
      .execute();
    expect(trace).toEqual([{ noun: 'consents', patient_id: cast.patient.accountId }]);
  });
});

it('does not show a patient the consents of another patient', async () => {
  expect((await send('GET', `?patient=${cast.otherPatient.accountId}`)).statusCode).toBe(404);
  expect((await send('GET', `?patient=${cast.patient.accountId}`)).statusCode).toBe(200);
});
