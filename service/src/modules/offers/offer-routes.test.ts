import { FIELD_MESSAGES } from '@nivara/shared/domain/field-rules';
import { OFFER_MESSAGES, type Offer } from '@nivara/shared/domain/offer';
import type { Cast } from '../../../test/cast';
import type { TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

const checkUp = { kind: 'discount', name: 'Check-up', validFrom: '2026-03-01', validTo: '2026-03-31' };
const completeOffer = {
  ...checkUp,
  name: ' Spring check-up ',
  description: 'Blood sugar and pressure.',
  discountPercentage: 20,
  serviceIds: [2, 8, 2],
  terms: 'Once per patient.',
  specialDiscount: 'Second visit half price',
  specialTerms: 'For new patients.',
  freebies: 'A yoga mat',
};

const create = (values: object = {}, headers = cast.desk.headers) =>
  test.call('POST', '/desk/offers', { ...checkUp, ...values }, headers);
const created = async (values: object = {}) => (await create(values)).json() as Offer;
const list = async (query = '', headers = {}) =>
  (
    await test.call(
      'GET',
      `${headers === cast.desk.headers ? '/desk' : ''}/offers${query}`,
      undefined,
      headers,
    )
  ).json() as { rows: Offer[]; total: number };
const names = async (query = '', headers = {}) => (await list(query, headers)).rows.map(({ name }) => name);

it('an offer is created, read, replaced and deleted', async () => {
  const { headers } = cast.desk;
  const answer = await create(completeOffer);
  const offer = {
    ...completeOffer,
    id: expect.stringMatching(/^[0-9a-f]{32}$/),
    number: 1,
    name: 'Spring check-up',
    serviceIds: [2, 8],
  };
  expect([answer.statusCode, answer.json()]).toEqual([201, offer]);
  const { id } = answer.json() as Offer;
  const url = `/desk/offers/${id}`;
  expect((await test.call('GET', `/offers/${id}`)).json()).toEqual(answer.json());

  const replaced = await test.call('PUT', url, { ...checkUp, kind: 'special' }, headers);
  expect(replaced.json()).toEqual({
    ...offer,
    kind: 'special',
    name: 'Check-up',
    description: '',
    discountPercentage: 0,
    serviceIds: [],
    terms: '',
    specialDiscount: '',
    specialTerms: '',
    freebies: '',
  });
  expect((await list()).rows).toEqual([replaced.json()]);

  expect((await test.call('DELETE', url, undefined, headers)).statusCode).toBe(204);
  expect(await list()).toEqual({ rows: [], total: 0 });
  for (const [method, body] of [['GET'], ['DELETE'], ['PUT', checkUp]] as const) {
    expect((await test.call(method, url, body, headers)).statusCode).toBe(404);
  }
  const changes = await test.context.database
    .selectFrom('audit')
    .select(['actor_id', 'action'])
    .where('noun', '=', 'offers')
    .orderBy('action')
    .execute();
  expect(changes).toEqual([
    { actor_id: cast.desk.accountId, action: 'create' },
    { actor_id: cast.desk.accountId, action: 'delete' },
    { actor_id: cast.desk.accountId, action: 'update' },
  ]);
});

it('gives offers consecutive numbers, even concurrently, and reuses no number', async () => {
  const numbers = (await Promise.all(Array.from({ length: 10 }, () => created()))).map(
    ({ number }) => number,
  );
  expect(numbers.sort((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  const last = (await list('?sort=-number')).rows[0];
  await test.call('DELETE', `/desk/offers/${last?.id}`, undefined, cast.desk.headers);
  expect((await created()).number).toBe(11);
});

describe('a list of past, present and coming offers', () => {
  let ids: Record<string, string>;
  beforeEach(async () => {
    ids = {};
    for (const [name, validFrom, validTo] of [
      ['over', '2026-02-01', '2026-03-01'],
      ['ends today', '2026-02-02', '2026-03-02'],
      ['begins today', '2026-03-02', '2026-03-02'],
      ['coming', '2026-03-03', '2026-03-20'],
    ] as const) {
      ids[name] = (await created({ name, validFrom, validTo })).id;
    }
  });

  it('shows visitors, patients and doctors only the offers of today', async () => {
    for (const headers of [{}, cast.patient.headers, cast.treatingDoctor.headers]) {
      expect(await names('', headers)).toEqual(['begins today', 'ends today']);
      expect(await names('?when=live', headers)).toHaveLength(2);
      expect(await list('?when=coming', headers)).toEqual({ rows: [], total: 0 });
      expect(await list('?when=over', headers)).toEqual({ rows: [], total: 0 });
      for (const name of ['over', 'coming']) {
        expect((await test.call('GET', `/offers/${ids[name]}`, undefined, headers)).statusCode).toBe(404);
      }
    }
  });

  it('shows the desk all offers, or only past, present or coming ones', async () => {
    const { headers } = cast.desk;
    expect(await names('', headers)).toEqual(['coming', 'begins today', 'ends today', 'over']);
    expect(await names('?when=live', headers)).toEqual(['begins today', 'ends today']);
    expect(await names('?when=coming', headers)).toEqual(['coming']);
    expect(await names('?when=over', headers)).toEqual(['over']);
    expect((await test.call('GET', `/desk/offers/${ids.over}`, undefined, headers)).statusCode).toBe(200);
  });

  it('lists first what saves most, and last what is over', async () => {
    await created({ name: 'large', validFrom: '2026-03-01', validTo: '2026-03-31', discountPercentage: 30 });
    await created({ name: 'past', validFrom: '2026-02-01', validTo: '2026-02-02', discountPercentage: 50 });
    const { headers } = cast.desk;
    expect(await names('', headers)).toEqual([
      'large',
      'coming',
      'begins today',
      'ends today',
      'past',
      'over',
    ]);
    expect(await names('', cast.patient.headers)).toEqual(['large', 'begins today', 'ends today']);
  });

  it('changes at the clinic’s midnight', async () => {
    test.passMinutes(13 * 60 + 59);
    expect(await names()).toEqual(['begins today', 'ends today']);
    test.passMinutes(1);
    expect(await names()).toEqual(['coming']);
  });
});

it('filters by kind and service, searches, sorts and pages', async () => {
  await created({ name: 'All', kind: 'offer', discountPercentage: 5, freebies: 'A yoga mat' });
  await created({ name: 'One', kind: 'special', serviceIds: [1], discountPercentage: 50 });
  await created({ name: 'Ten', serviceIds: [10], discountPercentage: 20 });
  await created({ name: 'Many', serviceIds: [3, 1, 2], validTo: '2026-04-30' });
  expect(await names('?kind=special')).toEqual(['One']);
  expect(await names('?service=1&sort=number')).toEqual(['All', 'One', 'Many']);
  expect(await names('?service=2&sort=number')).toEqual(['All', 'Many']);
  expect(await names('?service=3&sort=number')).toEqual(['All', 'Many']);
  expect(await names('?service=10&sort=number')).toEqual(['All', 'Ten']);
  expect(await names('?service=99')).toEqual(['All']);
  expect(await names('?q=YOGA')).toEqual(['All']);
  expect(await names('?sort=-discountPercentage')).toEqual(['One', 'Ten', 'All', 'Many']);
  expect(await names('?sort=-validTo&size=1')).toEqual(['Many']);
  expect(await names('?sort=name&page=2&size=3')).toEqual(['Ten']);
  expect((await list('?size=1')).total).toBe(4);
  for (const query of ['?kind=gift', '?service=x', '?service=99999999999', '?when=now', '?sort=terms']) {
    expect((await test.call('GET', `/offers${query}`)).statusCode).toBe(422);
  }
});

it('refuses a number in a new offer, and ignores one in a change', async () => {
  expect((await create({ number: 5 })).json().errors).toEqual([
    { path: 'number', message: 'This field is not known.' },
  ]);
  const { id, number } = await created();
  const changed = { ...checkUp, name: 'Renamed', id: 'other', number: number + 5 };
  const answer = await test.call('PUT', `/desk/offers/${id}`, changed, cast.desk.headers);
  expect(answer.json()).toMatchObject({ id, number, name: 'Renamed' });
});

it.each([
  [{ validTo: '2026-02-28' }, 'validTo', OFFER_MESSAGES.order],
  [{ discountPercentage: 101 }, 'discountPercentage', FIELD_MESSAGES.between(0, 100)],
  [{ serviceIds: [1, 77] }, 'serviceIds[1]', OFFER_MESSAGES.service],
  [{ name: '' }, 'name', OFFER_MESSAGES.name],
  [{ rank: 5 }, 'rank', 'This field is not known.'],
])('refuses %j, as a new offer and as a change', async (values, path, message) => {
  const { id } = await created();
  for (const answer of [
    await create(values),
    await test.call('PUT', `/desk/offers/${id}`, { ...checkUp, ...values }, cast.desk.headers),
  ]) {
    expect([answer.statusCode, answer.json().errors]).toEqual([422, [{ path, message }]]);
  }
  expect((await list()).total).toBe(1);
});
