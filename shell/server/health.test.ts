import { deadAddress, startFakeService } from './testing/fake-service';
import { startTestSite } from './testing/test-site';

async function healthOf(serviceUrl: string, registry?: string) {
  const site = await startTestSite(serviceUrl);
  if (registry !== undefined) await site.writeRegistry(registry);
  const { statusCode, headers, body } = await site.app.inject('/healthz');
  await site.close();
  expect(headers['cache-control']).toBe('no-store');
  return { statusCode, ...JSON.parse(body) };
}

test('site, registry and service answer', async () => {
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

test('what fails is named', async () => {
  expect(await healthOf(await deadAddress())).toMatchObject({
    statusCode: 503,
    status: 'failing',
    registry: 'ok',
    service: 'does not answer',
  });
  const ailing = await startFakeService(() => ({ status: 500 }));
  expect(await healthOf(ailing.url)).toMatchObject({ statusCode: 503, service: 'answers 500' });
  expect(await healthOf(ailing.url, '{"contract":1,"remotes":{}}')).toMatchObject({
    registry: 'empty: no remote has been published',
  });
  await ailing.stop();
});

test.each(['{"contract":1,"rem', 'null', '{"remotes":null}'])(
  'a registry that is none, %s, is named',
  async (text) => {
    const service = await startFakeService(() => ({}));
    expect(await healthOf(service.url, text)).toMatchObject({ statusCode: 503, registry: 'unreadable' });
    await service.stop();
  },
);
