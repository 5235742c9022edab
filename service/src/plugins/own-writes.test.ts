import type { Cast } from '../../test/cast';
import type { TestApp } from '../../test/test-app';
import { startTestWithCast } from '../../test/test-with-cast';
import { OWN_WRITES } from './own-writes';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

const rename = (headers = cast.patient.headers, name = 'Demo Patient') =>
  test.call('PATCH', '/accounts/me', { name }, headers);

it('limits a patient’s writes in a row and in each minute, but not reads, signing out or other patients', async () => {
  for (let writes = 0; writes < OWN_WRITES.atOnce; writes += 1) await rename();
  const refused = await rename();
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, String(OWN_WRITES.secondsEach)]);
  expect((await test.call('GET', '/accounts/me', undefined, cast.patient.headers)).statusCode).toBe(200);
  expect((await rename(cast.otherPatient.headers, 'Other Patient')).statusCode).toBe(200);
  test.passMinutes(1);
  const later = [];
  for (let writes = 0; writes < 13; writes += 1) later.push((await rename()).statusCode);
  expect(later).toEqual([...Array<number>(12).fill(200), 429]);
  expect((await test.call('DELETE', '/session', undefined, cast.patient.headers)).statusCode).toBe(204);
});

it('counts writes that are refused as invalid, but not writes beyond the limit', async () => {
  for (let writes = 0; writes < OWN_WRITES.atOnce; writes += 1) await rename(undefined, '');
  for (let more = 0; more < 5; more += 1) expect((await rename()).statusCode).toBe(429);
  test.passMinutes(1);
  expect((await rename()).statusCode).toBe(200);
});
