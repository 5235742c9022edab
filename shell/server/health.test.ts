import { rmSync } from 'node:fs';
import path from 'node:path';
import { deadAddress, startFakeService } from './testing/fake-service';
import { startTestSite, type TestSite } from './testing/test-site';

async function healthOf(serviceUrl: string, prepare?: (site: TestSite) => Promise<void>) {
  const site = await startTestSite(serviceUrl);
  await prepare?.(site);
  const { statusCode, headers, body } = await site.app.inject('/healthz');
  await site.close();
  expect(headers['cache-control']).toBe('no-store');
  return { statusCode, ...JSON.parse(body) };
}

test('answers 200 when site, registry and service work', async () => {
  const service = await startFakeService(() => ({}));
  expect(await healthOf(service.url)).toEqual({
    statusCode: 200,
    status: 'ok',
    site: 'ok',
    registry: 'ok',
    service: 'ok',
  });
  expect(service.seen.map(({ url }) => url)).toEqual(['/healthz']);
  await service.stop();
});

test('the site reports that it is alive even when the service does not answer', async () => {
  const site = await startTestSite(await deadAddress());
  const answer = await site.app.inject('/livez');
  await site.close();
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'alive' }]);
});

test('answers 503 and names the part that fails', async () => {
  expect(await healthOf(await deadAddress())).toMatchObject({
    statusCode: 503,
    status: 'failing',
    registry: 'ok',
    service: 'does not answer',
  });
  const ailing = await startFakeService(() => ({ status: 500 }));
  expect(await healthOf(ailing.url)).toMatchObject({ statusCode: 503, service: 'answers 500' });
  expect(await healthOf(ailing.url, (site) => site.publish({}))).toMatchObject({
    registry: 'empty: no remote has been published',
  });
  await ailing.stop();
});

test.each(['{"contract":1,"rem', 'null', '{"remotes":null}', '{"contract":2,"remotes":{}}'])(
  'reports a registry that is invalid or of another contract, %s, although the last good copy replaces it',
  async (text) => {
    const service = await startFakeService(() => ({}));
    expect(await healthOf(service.url, (site) => site.writeRegistry(text))).toMatchObject({
      statusCode: 503,
      registry: expect.stringMatching(
        /^damaged, and the last good one is in force: registry.json is refused/,
      ),
    });
    await service.stop();
  },
);

test('reports a damaged registry that has no good copy', async () => {
  const service = await startFakeService(() => ({}));
  const health = await healthOf(service.url, async ({ dataDir, writeRegistry }) => {
    await writeRegistry('');
    rmSync(path.join(dataDir, 'registry.copy.json'));
  });
  expect(health).toMatchObject({ statusCode: 503, registry: 'unreadable' });
  await service.stop();
});
