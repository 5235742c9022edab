import { startTestApp } from '../../test/test-app';
import { isDatabaseGone } from './database-gone';
import { openDatabase } from './open-database';

const failing = (code: string) => Object.assign(new Error('refused'), { code });

it.each(['ECONNREFUSED', 'EAI_AGAIN', '57P01', '57P03', '08006', '53300'])(
  'recognizes %s as a database that cannot be reached',
  (code) => {
    expect(isDatabaseGone(failing(code))).toBe(true);
  },
);

it('recognizes a database as gone when no address of its host answers', () => {
  const both = [failing('ECONNREFUSED'), failing('ECONNREFUSED')];
  expect(isDatabaseGone(new AggregateError(both))).toBe(true);
});

it.each([
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
])('recognizes the driver’s error “%s”, which has no code', (message) => {
  expect(isDatabaseGone(new Error(message))).toBe(true);
});

it.each(['23505', '22P02', 'ENOENT'])('does not take %s for a database that cannot be reached', (code) => {
  expect(isDatabaseGone(failing(code))).toBe(false);
});

it('answers 503 with Retry-After while PostgreSQL cannot be reached', async () => {
  // Nothing listens at port 1.
  const { database } = openDatabase({ url: 'postgres://nivara@127.0.0.1:1/nivara' }, () => undefined);
  const test = await startTestApp({ database });
  const answer = await test.call('GET', '/doctors');
  await database.destroy();
  await test.close();
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
  expect(answer.json().detail).toMatch(/^We can’t reach the clinic’s records/);
});
