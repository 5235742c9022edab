import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import fc from 'fast-check';
import { PROBLEM_TYPE } from '@nivara/shared/contracts/problem';
import { BOOT_ELEMENT_ID, type Boot } from '@nivara/shared/contracts/registry';
import { reportsFile } from '../../registry/data-folder';
import { readRegistry } from '../../registry/registry-file';
import { thisRunDoes, repetitions } from '../../shared/testing/test-extent';
import { startFakeService, type FakeService } from './testing/fake-service';
import { hostileRequest, isComplete, toBytes } from './testing/hostile-request';
import { startTestSite, type TestSite } from './testing/test-site';

const REQUESTS = repetitions('malformed requests to the site');
/** The fast run sends the same requests each time, so that its result does not depend on chance. */
const SEED = thisRunDoes('new malformed requests each time') ? undefined : 20_261_124;
const TIME_LIMIT_MS = 900_000;
const LONGEST_ANSWER_MS = 10_000;

let service: FakeService;
let site: TestSite;
let ticket: string;
beforeAll(async () => {
  service = await startFakeService(() => ({}));
  site = await startTestSite(service.url);
  await site.app.listen({ host: '127.0.0.1', port: 0 });
  const { body } = await site.app.inject({ url: '/gallery' });
  const text = new RegExp(`id="${BOOT_ELEMENT_ID}">(.*?)</script>`).exec(body)?.[1] ?? '';
  ({ ticket } = JSON.parse(text) as Boot);
});
afterAll(async () => {
  await site.close();
  await service.stop();
});

/** Collects all bytes until the site closes the connection. After an incomplete request the test ends its own side. */
async function answerTo(bytes: Uint8Array, isComplete = true): Promise<string> {
  const socket = connect({ port: (site.app.server.address() as AddressInfo).port, host: '127.0.0.1' });
  const received: Buffer[] = [];
  socket.on('data', (data) => received.push(data));
  // A refused request may be cut off while it is still being sent.
  socket.on('error', () => undefined);
  const timer = setTimeout(() => socket.destroy(new Error('No answer')), LONGEST_ANSWER_MS);
  const closed = once(socket, 'close');
  if (isComplete) socket.write(bytes);
  else socket.end(bytes);
  await closed;
  clearTimeout(timer);
  expect(socket.errored?.message).not.toBe('No answer');
  return Buffer.concat(received).toString('latin1');
}

const plainRequest = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`;

it(
  `answers none of ${REQUESTS} malformed requests with an internal error, and serves pages afterwards`,
  async () => {
    const registry = readRegistry(site.dataDir);
    const seen = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(hostileRequest, async (hostile) => {
        const answer = await answerTo(hostile.bytes ?? toBytes(hostile, ticket), isComplete(hostile));
        const statuses = [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status = '']) => status);
        for (const status of statuses) {
          seen.set(status, (seen.get(status) ?? 0) + 1);
          if (status.startsWith('5')) throw new Error(answer);
        }
        expect(answer).not.toMatch(/node_modules|\.ts:\d|root:x:|BEGIN PRIVATE|not for the public|"server":/);
        expect(answer).not.toMatch(/<svg onload|<script>alert|^set-cookie: nivara-session/im);
        // An answer to HEAD has no body to check.
        const [head = '', body = ''] = answer.split(/\r\n\r\n(.*)/s);
        if (/^HTTP\/1\.1 4/.test(head) && statuses.length === 1 && body.startsWith('{')) {
          expect(head).toContain(PROBLEM_TYPE);
          expect(JSON.parse(body)).toMatchObject({ status: Number(statuses[0]), detail: expect.any(String) });
        }
      }),
      { numRuns: REQUESTS, endOnFailure: true, seed: SEED },
    );
    // The requests reached the routes, not only the parser.
    for (const status of ['200', '204', '400', '403', '404', '413'])
      expect([status, seen.get(status) ?? 0]).not.toEqual([status, 0]);
    expect(readRegistry(site.dataDir)).toEqual(registry);
    expect(existsSync(reportsFile(site.dataDir)) && statSync(reportsFile(site.dataDir)).size).toBeLessThan(
      1e6,
    );
    expect(await answerTo(Buffer.from(plainRequest('/gallery')))).toMatch(/^HTTP\/1\.1 200 /);
    expect(await answerTo(Buffer.from(plainRequest('/api/session')))).toMatch(/^HTTP\/1\.1 200 /);
  },
  TIME_LIMIT_MS,
);
