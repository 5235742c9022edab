import { rename, writeFile } from 'node:fs/promises';
import { databaseKind } from '../../../test/test-database';
import { startTestApp } from '../../../test/test-app';

it('answers 200 with the database’s kind', async () => {
  const test = await startTestApp();
  const answer = await test.call('GET', '/healthz');
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok', database: databaseKind }]);
  await test.close();
});

it('reports that it is alive while the database does not answer', async () => {
  const test = await startTestApp();
  await test.context.database.destroy();
  const answer = await test.call('GET', '/livez');
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'alive' }]);
  await test.close();
});

it('answers 503 when the database does not answer', async () => {
  const test = await startTestApp();
  // The first call opens the connection, since only an open connection can break.
  expect((await test.call('GET', '/healthz')).statusCode).toBe(200);
  await test.context.database.destroy();
  const answer = await test.call('GET', '/healthz');
  expect([answer.statusCode, answer.json().detail]).toEqual([503, 'The database does not answer.']);
  await test.close();
});

if (databaseKind === 'sqlite')
  it('answers 503 while the database file is missing or replaced, and 200 when it is back', async () => {
    const test = await startTestApp();
    const health = async () => {
      const answer = await test.call('GET', '/healthz');
      return [answer.statusCode, answer.json().detail];
    };
    const file = 'file' in test.location ? test.location.file : '';
    const unhealthy = [503, 'The database file is no longer at its place.'];
    await rename(file, `${file}.away`);
    expect(await health()).toEqual(unhealthy);
    await writeFile(file, '');
    expect(await health()).toEqual(unhealthy);
    await rename(`${file}.away`, file);
    expect(await health()).toEqual([200, undefined]);
    await test.close();
  });

it('says that it is stopping before it refuses connections', async () => {
  const test = await startTestApp();
  const at = await test.app.listen({ host: '127.0.0.1', port: 0 });
  const ask = async (path: string) => {
    const answer = await fetch(at + path, { headers: { connection: 'close' } });
    return [answer.status, ((await answer.json()) as { status: unknown }).status];
  };
  expect([await ask('/livez'), (await ask('/healthz'))[0]]).toEqual([[200, 'alive'], 200]);
  const closed = test.close();
  expect([await ask('/livez'), (await ask('/healthz'))[0]]).toEqual([[200, 'leaving'], 503]);
  await closed;
});
