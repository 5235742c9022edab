import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { verifyPublic } from './verify-public';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A certificate of localhost for a hundred years, and its key. */
const PEM = readFileSync(path.join(__dirname, 'testing/localhost.pem'), 'utf8');
const ENDS = new Date(new X509Certificate(PEM).validTo).getTime();
const daysBeforeItsEnd = (days: number) => new Date(ENDS - days * DAY_MS);
let server: Server | undefined;

afterEach(() => {
  server?.close();
  server?.closeAllConnections();
  server = undefined;
});

async function answering(body: string): Promise<string> {
  server = createServer({ cert: PEM, key: PEM }, (_request, response) => response.end(body));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `https://localhost:${(server.address() as AddressInfo).port}`;
}

async function verify(siteUrl: string | undefined, now = daysBeforeItsEnd(30), ca: string | undefined = PEM) {
  const found = await verifyPublic(siteUrl, now, ca);
  return found.map(({ subject, state, found: text }) => `${state} ${subject}: ${text}`);
}

const ALIVE = '{"status":"alive"}';

test('a site that answers with a good certificate is good', async () => {
  const url = await answering(ALIVE);
  expect(await verify(url)).toEqual([
    `good public address: the site answers at ${url}`,
    'good certificate: is good for 30 days',
  ]);
});

test('a certificate that ends within 14 days is reported', async () => {
  const [, found] = await verify(await answering(ALIVE), daysBeforeItsEnd(12.5));
  expect(found).toBe('bad certificate: ends in 12 days');
});

test('a certificate that browsers do not trust is reported', async () => {
  const [found] = await verify(await answering(ALIVE), new Date(), '');
  expect(found).toMatch(/^bad certificate: browsers refuse it: self.signed certificate/);
});

test('a certificate for another name is reported', async () => {
  const { port } = new URL(await answering(ALIVE));
  const [found] = await verify(`https://127.0.0.1:${port}`);
  expect(found).toMatch(/^bad certificate: browsers refuse it: Hostname\/IP does not match/);
});

test.each([['<html>'], ['null'], ['{"status":"ok"}']])(
  'the answer %s is reported as that of another program',
  async (body) => {
    const url = await answering(body);
    expect((await verify(url))[0]).toBe(`bad public address: something else answers at ${url}`);
  },
);

test('an address where nothing listens is bad', async () => {
  const url = await answering(ALIVE);
  server?.close();
  server?.closeAllConnections();
  expect((await verify(url))[0]).toMatch(/^bad public address: nothing answers for localhost: /);
});

test('a name whose address this machine does not find is only doubtful, since others may find it', async () => {
  expect(await verify('https://clinic.invalid')).toEqual([
    'doubtful public address: this machine finds no address for clinic.invalid',
  ]);
});

test.each([[undefined], ['http://clinic.example']])(
  'the address %s is not checked here, since the check of the environment reports it',
  async (url) => {
    expect(await verify(url)).toEqual([]);
  },
);
