import { startFakeService, type FakeService } from './testing/fake-service';
import { startTestSite, type TestSite } from './testing/test-site';

const MINUTE_MS = 60_000;
const list = (fee: number) => ({ services: [{ id: 2, fee }], entries: [] });

let fee: number;
let isDown: boolean;
let service: FakeService;
let site: TestSite;
beforeEach(async () => {
  fee = 80_000;
  isDown = false;
  service = await startFakeService(() => (isDown ? { status: 503 } : { body: JSON.stringify(list(fee)) }));
  site = await startTestSite(service.url);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await site.close();
  await service.stop();
});

const read = () => site.app.inject('/price-list.json');
const waitAMinute = () => {
  const later = Date.now() + MINUTE_MS + 1;
  jest.spyOn(Date, 'now').mockReturnValue(later);
};

test('asks the service once for all visitors, and again after a minute', async () => {
  const [one, other] = await Promise.all([read(), read()]);
  expect(one.json()).toEqual(list(80_000));
  expect(other.json()).toEqual(list(80_000));
  expect(one.headers['cache-control']).toBe('no-cache');
  fee = 90_000;
  expect((await read()).json()).toEqual(list(80_000));
  expect(service.seen.map(({ url }) => url)).toEqual(['/price-list']);
  waitAMinute();
  expect((await read()).json()).toEqual(list(90_000));
});

test('keeps the last list while the service is down', async () => {
  await read();
  isDown = true;
  waitAMinute();
  expect((await read()).json()).toEqual(list(80_000));
});

test('answers 503 until the service has given a list, and asks again', async () => {
  isDown = true;
  expect((await read()).statusCode).toBe(503);
  isDown = false;
  expect((await read()).json()).toEqual(list(80_000));
});
