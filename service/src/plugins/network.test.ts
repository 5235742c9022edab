import { buildApp } from '../app';
import { startTestApp } from '../../test/test-app';

/** The networks that the service sees for two callers who both forward another address. */
async function readNetworks(trustedProxies: string[]): Promise<string[]> {
  const test = await startTestApp();
  const app = buildApp({ ...test.context, trustedProxies, logger: false });
  const seen: string[] = [];
  app.addHook('onRequest', async (request) => void seen.push(request.network));
  for (const remoteAddress of ['10.89.77.4', '198.51.100.7'])
    await app.inject({ url: '/livez', remoteAddress, headers: { 'x-forwarded-for': '203.0.113.9' } });
  await app.close();
  await test.close();
  return seen;
}

it('trusts a forwarded address only when a listed proxy sends it', async () => {
  expect(await readNetworks(['10.89.77.0/24'])).toEqual(['203.0.113.9', '198.51.100.7']);
});

it('trusts no caller from another machine by default', async () => {
  expect(await readNetworks(['loopback'])).toEqual(['10.89.77.4', '198.51.100.7']);
});
