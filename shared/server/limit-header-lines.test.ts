/** @jest-environment node */
import { type AddressInfo, connect } from 'node:net';
import fastify from 'fastify';
import { limitHeaderLines } from './limit-header-lines';

/** Sends a request with so many lines, the last of which a proxy would have added, and returns the whole answer. */
async function answerTo(lines: number, options?: { isBehindSite: boolean }): Promise<string> {
  const app = fastify({ trustProxy: true });
  limitHeaderLines(app, options);
  app.get('/', async ({ ip }) => `from ${ip}`);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let received = '';
  socket.on('data', (data) => (received += data.toString()));
  const fillers = 'w: \r\n'.repeat(lines - 3);
  socket.end(
    `GET / HTTP/1.1\r\nhost: here\r\nconnection: close\r\n${fillers}x-forwarded-for: 192.0.2.1\r\n\r\n`,
  );
  await new Promise((resolve) => socket.on('close', resolve));
  await app.close();
  return received;
}

test.each([
  ['the site', 100, undefined],
  ['the service', 120, { isBehindSite: true }],
] as const)(
  '%s answers a request with %i header lines, and refuses one with more',
  async (_, most, options) => {
    expect(await answerTo(most, options)).toContain('from 192.0.2.1');
    for (const lines of [most + 1, 1_000, 1_500]) {
      const refused = await answerTo(lines, options);
      expect(refused).toMatch(/^HTTP\/1\.1 431 /);
      expect(refused.toLowerCase()).toContain('connection: close');
    }
  },
);
