/** @jest-environment node */
import fastify from 'fastify';
import { addMetrics, NO_METRICS } from './metrics';

const LOCAL = { host: '127.0.0.1', port: 0 };

async function start() {
  const app = fastify();
  let url = '';
  const metrics = addMetrics(app, LOCAL, ({ port }) => (url = `http://127.0.0.1:${port}`));
  app.get('/people/:id', () => 'somebody');
  const read = async () => (await fetch(`${url}/metrics`)).text();
  return { app, metrics, read, address: () => url };
}

test('counts requests by the pattern of their route, never by their path', async () => {
  const { app, read } = await start();
  await app.ready();
  await app.inject('/people/secret');
  await app.inject('/people/other');
  await app.inject('/nothing');
  const text = await read();
  expect(text).toContain('nivara_request_seconds_count{method="GET",route="/people/:id",status="200"} 2');
  expect(text).toContain('nivara_request_seconds_count{method="GET",route="page",status="404"} 1');
  expect(text).not.toContain('secret');
  await app.close();
});

test('a gauge is read at each scrape, and a counter grows', async () => {
  const { app, metrics, read } = await start();
  let open = 3;
  metrics.gauge('nivara_open_streams', 'Open streams.', () => open);
  const count = metrics.counter('nivara_faults', 'Faults.', ['remote']);
  await app.ready();
  count({ remote: 'courses' });
  count({ remote: 'courses' });
  expect(await read()).toMatch(/^nivara_open_streams 3$/m);
  open = 4;
  const text = await read();
  expect(text).toMatch(/^nivara_open_streams 4$/m);
  expect(text).toContain('nivara_faults{remote="courses"} 2');
  await app.close();
});

test('answers no other path, and nothing after the app has closed', async () => {
  const { app, address } = await start();
  await app.ready();
  expect((await fetch(`${address()}/people/secret`)).status).toBe(404);
  await app.close();
  await expect(fetch(`${address()}/metrics`)).rejects.toThrow();
});

test('without a host and port, the metrics are those that count nothing', async () => {
  const app = fastify();
  expect(addMetrics(app, undefined)).toBe(NO_METRICS);
  await app.close();
});
