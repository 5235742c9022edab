import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import fastify from 'fastify';
import { orderlyStop } from './orderly-stop';

const STUCK_MS = 5_000;

test('an unused connection does not delay the stop', async () => {
  const app = fastify();
  orderlyStop(app as never);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const silent = connect(port, '127.0.0.1');
  await once(silent, 'connect');
  const closed = once(silent, 'close');
  const stuck = setTimeout(() => silent.destroy(new Error('still open')), STUCK_MS);
  await app.close();
  await closed;
  clearTimeout(stuck);
});

test('a started answer is finished before the service stops', async () => {
  const app = fastify();
  orderlyStop(app as never);
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    app.get('/', async () => {
      resolve();
      await new Promise<void>((go) => (answer = go));
      return 'done';
    });
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const response = fetch(url);
  await asked;
  const closed = app.close();
  answer();
  expect(await (await response).text()).toBe('done');
  await closed;
});
