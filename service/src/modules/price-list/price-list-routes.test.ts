import type { PriceList } from '@nivara/shared/domain/price-list';
import { PRICE_LIST_MESSAGES as M } from '@nivara/shared/domain/priced-item';
import type { Cast } from '../../../test/cast';
import type { TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';

const ECG = { kind: 'test', name: 'ECG', details: 'No cream on the chest.', minutes: 15, price: 40_000 };

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

const add = (item: object = ECG) => test.call('POST', '/desk/price-list', item, cast.desk.headers);
const list = async () => (await test.call('GET', '/price-list')).json<PriceList>();

it('shows everybody the fee of each service, and no tests before the desk adds some', async () => {
  const { services, entries } = await list();
  expect(services).toHaveLength(10);
  expect(services[1]).toEqual({
    id: 2,
    service: 'Consultation',
    kind: 'consultation',
    fee: 80_000,
    online: true,
  });
  expect(entries).toEqual([]);
});

it('adds, changes and removes a test', async () => {
  const created = await add({ ...ECG, name: '  ECG ' });
  expect([created.statusCode, created.json()]).toEqual([201, { ...ECG, id: expect.any(String) }]);
  const { id } = created.json<{ id: string }>();
  const change = { ...ECG, price: 45_000 };
  const changed = await test.call('PUT', `/desk/price-list/${id}`, change, cast.desk.headers);
  expect([changed.statusCode, (await list()).entries]).toEqual([200, [{ ...change, id }]]);
  const removed = await test.call('DELETE', `/desk/price-list/${id}`, undefined, cast.desk.headers);
  expect([removed.statusCode, (await list()).entries]).toEqual([204, []]);
  const missing = await test.call('PUT', `/desk/price-list/${id}`, change, cast.desk.headers);
  expect(missing.statusCode).toBe(404);
});

it('refuses a name that is in the list already, even with other capitals', async () => {
  await add();
  const other = (await add({ ...ECG, name: 'Yearly check-up', kind: 'package' })).json<{ id: string }>();
  for (const refused of [
    await add({ ...ECG, name: 'ecg' }),
    await test.call('PUT', `/desk/price-list/${other.id}`, ECG, cast.desk.headers),
  ]) {
    expect([refused.statusCode, refused.json().errors]).toEqual([
      409,
      [{ path: 'name', message: M.nameTaken }],
    ]);
  }
  expect((await list()).entries).toHaveLength(2);
});

it.each([
  [{ kind: 'course' }, 'kind'],
  [{ name: ' ' }, 'name'],
  [{ minutes: 0 }, 'minutes'],
  [{ price: -1 }, 'price'],
  [{ note: 'x' }, 'note'],
])('refuses %j', async (change, path) => {
  const answer = await add({ ...ECG, ...change });
  expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, path]);
});
