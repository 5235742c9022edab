import { APPOINTMENT_MESSAGES, MOST_OPEN } from '@nivara/shared/domain/appointment';
import { addDays } from '@nivara/shared/domain/clinic-time';
import { COURSE_DATE_MESSAGES } from '@nivara/shared/domain/course-date';
import { TIMINGS } from '@nivara/shared/domain/timings';
import { UPLOAD_LIMITS, UPLOAD_MESSAGES } from '@nivara/shared/domain/upload';
import { type Cast, type Person, letTreat } from '../../../test/cast';
import { courseDesk } from '../../../test/course-desk';
import { inLetters } from '../../../test/in-letters';
import { addDocuments } from '../../../test/documents-without-files';
import {
  MANY_OF_NETWORK,
  TUESDAY,
  countBooked,
  networkOf,
  newPatients,
  refusal,
} from '../../../test/new-patients';
import type { Answer, TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';
import { pdfForm } from '../../../test/upload-form';
import { sweep } from '../../housekeeping';
import { sendQueuedMails } from '../../mail/mail-queue';

let test: TestApp;
let cast: Cast;
let open: ReturnType<typeof newPatients>['open'];
let request: ReturnType<typeof newPatients>['request'];
let requestMany: ReturnType<typeof newPatients>['requestMany'];
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
  ({ open, request, requestMany } = newPatients(test));
});
afterEach(() => test.close());

const from = networkOf;
const HOME = from(1);

describe('accounts whose e-mail addresses differ only in the tag after “+”', () => {
  it('share one account’s limit of appointments', async () => {
    const one = await open('mallory+one@example.org');
    const two = await open('mallory+two@example.org', from(2));
    const plain = await open('mallory@example.org', from(3));
    const other = await open('mallory@other.example', from(4));
    expect(countBooked(await requestMany(one, 10))).toBe(10);
    for (const who of [two, plain]) {
      const answer = await request(who, 0);
      expect(refusal(answer)).toEqual([409, APPOINTMENT_MESSAGES.manyThatDay]);
    }
    expect((await request(other, 0)).statusCode).toBe(201);
  });

  it('share one account’s limits of holds and enrolments', async () => {
    const one = await open('mallory+one@example.org');
    const two = await open('mallory+two@example.org', from(2));
    const hold = ({ headers }: Person, index: number) => {
      const { timing } = TIMINGS[index % 9] ?? { timing: '' };
      const appointmentDate = addDays(TUESDAY, Math.floor(index / 9));
      return test.call('POST', '/holds', { service: 2, appointmentDate, timing }, headers);
    };
    for (let index = 0; index < MOST_OPEN.held; index += 1)
      expect((await hold(one, index)).statusCode).toBe(201);
    expect((await hold(two, MOST_OPEN.held)).statusCode).toBe(429);
    const desk = courseDesk(test, cast);
    const { id } = await desk.plan({ seats: 40 });
    for (const name of ['Ann', 'Bea', 'Cid'])
      expect((await desk.sendForm(id, name, {}, { ...one.headers, ...from(7) })).statusCode).toBe(201);
    expect((await desk.sendForm(id, 'Dan', {}, { ...two.headers, ...from(8) })).statusCode).toBe(429);
  });
});

describe('accounts of one network that have had no visit', () => {
  it('can have sixty appointments together, and the refusal says to call', async () => {
    const one = await open('one@catch.example');
    const two = await open('two@catch.example');
    expect(countBooked(await requestMany(one, 35))).toBe(35);
    expect(countBooked(await requestMany(two, 26))).toBe(25);
    expect(refusal(await request(two, 9))).toEqual(MANY_OF_NETWORK);
    // On another network both accounts still count for the network in which they were opened.
    expect(refusal(await request(two, 9, from(9)))).toEqual(MANY_OF_NETWORK);
    const { timing } = TIMINGS[0] ?? { timing: '' };
    const hold = { service: 2, appointmentDate: addDays(TUESDAY, 9), timing };
    expect(refusal(await test.call('POST', '/holds', hold, two.headers))).toEqual(MANY_OF_NETWORK);
    const neighbour = await open('asha@example.org', from(2));
    expect((await request(neighbour, 9)).statusCode).toBe(201);
  });

  it('can have only sixty appointments together, even if they were opened in other networks and only book from this one', async () => {
    const all = await Promise.all([1, 2, 3].map((host) => open(`${host}@catch.example`, from(host))));
    const answers = [];
    for (const who of all) answers.push(...(await requestMany(who, 25, from(50))));
    expect(countBooked(answers)).toBe(MOST_OPEN.network);
  });

  it('do not stop a patient who has had a visit from booking on the same network', async () => {
    const one = await open('one@catch.example');
    const two = await open('two@catch.example');
    await requestMany(one, 35);
    await requestMany(two, 25);
    expect((await request(cast.patient, 9, HOME)).statusCode).toBe(201);
    // After its first visit an account no longer counts for the network.
    await letTreat(test, cast.treatingDoctor, two);
    expect((await request(two, 9)).statusCode).toBe(201);
    expect((await request(one, 9)).statusCode).toBe(201);
  });

  it('share one internet customer’s limit of appointments in all its IPv6 networks', async () => {
    const of = (network: number) => ({ 'x-forwarded-for': `2001:db8:7:${network}::1` });
    const one = await open('one@catch.example', of(1));
    const two = await open('two@catch.example', of(2));
    expect(countBooked(await requestMany(one, 40, of(1)))).toBe(40);
    expect(countBooked(await requestMany(two, 40, of(3)))).toBe(20);
    expect(refusal(await request(two, 9, of(4)))).toEqual(MANY_OF_NETWORK);
  });

  it('take at most half the seats of a course date, however many e-mail addresses they have', async () => {
    const desk = courseDesk(test, cast);
    const { id } = await desk.plan({ seats: 4 });
    const enrol = async (email: string, network = HOME) =>
      desk.sendForm(id, 'Guest', { email }, (await open(email, network)).headers);
    expect((await enrol('one@catch.example')).json()).toMatchObject({ seat: 'requested' });
    expect((await enrol('two@catch.example')).json()).toMatchObject({ seat: 'requested' });
    expect(refusal(await enrol('three@catch.example'))).toEqual([409, COURSE_DATE_MESSAGES.manyOfNetwork]);
    // An enrolment that no code has confirmed does not count in the network’s share yet. The account’s own
    // form would confirm it, so the form is refused when the share is full, as a new enrolment would be.
    const entered = await open('entered@catch.example');
    await desk.sendForm(id, 'Guest', { email: 'entered@catch.example' }, HOME);
    const own = await desk.sendForm(id, 'Guest', { email: 'entered@catch.example' }, entered.headers);
    expect(refusal(own)).toEqual([409, COURSE_DATE_MESSAGES.manyOfNetwork]);
    expect((await enrol('asha@example.org', from(2))).json()).toMatchObject({ seat: 'requested' });
    const [single] = [await desk.plan({ seats: 1 })];
    const { headers } = await open('four@catch.example');
    expect(
      (await desk.sendForm(single.id, 'Guest', { email: 'four@catch.example' }, headers)).statusCode,
    ).toBe(201);
  });
});

it('lets new patients of one network upload a hundred documents together', async () => {
  const one = await open('one@catch.example');
  const two = await open('two@catch.example');
  await addDocuments(test, one.accountId, UPLOAD_LIMITS.ofNetwork / 2);
  await addDocuments(test, two.accountId, UPLOAD_LIMITS.ofNetwork / 2 - 1);
  const three = await open('three@catch.example');
  const upload = async (who: Person) => {
    const { payload, headers } = await pdfForm();
    const url = '/v1_1/nivara/raw/upload';
    return test.send({ method: 'POST', url, payload, headers: { ...who.headers, ...headers } });
  };
  const inspect = jest.spyOn(test.context.heavyWork, 'run');
  expect((await upload(three)).statusCode).toBe(200);
  expect(refusal(await upload(three))).toEqual([409, UPLOAD_MESSAGES.networkFull]);
  expect(inspect).toHaveBeenCalledTimes(1);
  await letTreat(test, cast.treatingDoctor, three);
  expect((await upload(three)).statusCode).toBe(200);
});

it('does not count what a doctor books on the clinic’s network', async () => {
  await requestMany(cast.treatingDoctor, MOST_OPEN.network, HOME);
  const patient = await open('one@catch.example');
  expect((await request(patient, 0)).statusCode).toBe(201);
});

describe('visitors with codes', () => {
  let visitors = 0;
  /** Enters the code from the mail if the request needs a code. */
  async function requestAsVisitor(network = HOME): Promise<Answer> {
    visitors += 1;
    const phone = `98765${String(visitors).padStart(5, '0')}`;
    const contact = { name: 'Asha Rao', phone, email: `visitor${visitors}@catch.example` };
    const patient = `Visitor ${inLetters(visitors)}`;
    const values = { service: 2, patient, appointmentDate: addDays(TUESDAY, 9), contact };
    const asked = await test.call('POST', '/appointments', values, network);
    if (asked.statusCode !== 202) return asked;
    await sendQueuedMails(test.context);
    const code = /^\d{6}/.exec(test.mails.findLast(({ to }) => to === contact.email)?.text ?? '')?.[0];
    return test.call(
      'POST',
      `/appointments/confirmations/${asked.json().confirmation.id}`,
      { code },
      network,
    );
  }

  it('share the network’s limit of sixty appointments, besides three without a code', async () => {
    const one = await open('one@catch.example');
    const two = await open('two@catch.example');
    expect(countBooked(await requestMany(one, 35))).toBe(35);
    expect(countBooked(await requestMany(two, 24))).toBe(24);
    for (let each = 0; each < 4; each += 1) expect((await requestAsVisitor()).statusCode).toBe(201);
    expect(refusal(await requestAsVisitor())).toEqual(MANY_OF_NETWORK);
    expect(refusal(await request(two, 9))).toEqual(MANY_OF_NETWORK);
    for (let each = 0; each < 4; each += 1) expect((await requestAsVisitor(from(2))).statusCode).toBe(201);
  });

  it('take at most half the seats of a course date, besides one seat without a code', async () => {
    const desk = courseDesk(test, cast);
    const { id } = await desk.plan({ seats: 2 });
    expect((await desk.sendForm(id, 'Ann', {}, HOME)).json()).toMatchObject({ seat: 'requested' });
    const confirmed = await desk.confirmByCode(await desk.sendForm(id, 'Bea', {}, HOME), 'Bea');
    expect(confirmed.json()).toMatchObject({ seat: 'requested' });
    const third = await desk.sendForm(id, 'Cid', {}, HOME);
    expect(refusal(await desk.confirmByCode(third, 'Cid'))).toEqual([
      409,
      COURSE_DATE_MESSAGES.manyOfNetwork,
    ]);
    const neighbour = await desk.confirmByCode(await desk.sendForm(id, 'Dan', {}, from(2)), 'Dan');
    expect(neighbour.json()).toMatchObject({ seat: 'waiting' });
  });
});

it('lets new patients of one network join the waiting list together as often as one account', async () => {
  const one = await open('one@catch.example');
  const two = await open('two@catch.example');
  // The only doctor of this service begins at noon, so its mornings have a waiting list.
  const wait = ({ headers }: Person, week: number) => {
    const appointmentDate = addDays(TUESDAY, 5 + 7 * week);
    const values = { service: 6, patient: 'self', appointmentDate, timing: TIMINGS[0]?.timing };
    return test.call('POST', '/waiting-list', values, headers);
  };
  for (let week = 0; week < MOST_OPEN.waiting / 2; week += 1)
    for (const who of [one, two]) expect((await wait(who, week)).statusCode).toBe(201);
  expect(refusal(await wait(two, 10))).toEqual(MANY_OF_NETWORK);
  expect((await wait(await open('asha@example.org', from(2)), 10)).statusCode).toBe(201);
  await letTreat(test, cast.treatingDoctor, two);
  expect((await wait(two, 10)).statusCode).toBe(201);
});

it('stores networks as keyed hashes, until the day is over and the account has had a visit', async () => {
  const who = await open('one@catch.example');
  await request(who, 0);
  const { database } = test.context;
  const networks = async () => [
    ...(await database
      .selectFrom('accounts')
      .select('opened_from as n')
      .where('id', '=', who.accountId)
      .execute()),
    ...(await database
      .selectFrom('appointments')
      .select('booked_from as n')
      .where('account_id', '=', who.accountId)
      .execute()),
  ];
  const before = (await networks()).map(({ n }) => n);
  expect(before).toEqual([expect.stringMatching(/^\S{20,}$/), before[0]]);
  expect(String(before)).not.toContain('203.0');
  test.passMinutes(3 * 24 * 60);
  await letTreat(test, cast.treatingDoctor, who);
  await sweep(test.context);
  expect((await networks()).map(({ n }) => n)).toEqual([null, null, null]);
});
