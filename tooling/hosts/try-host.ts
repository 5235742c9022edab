import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import https from 'node:https';
import tls from 'node:tls';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { DEMO_ACCOUNTS } from '@nivara/shared/contracts/demo-accounts';
import { LIVE_PATH } from '@nivara/shared/contracts/site-paths';
import type { ComposedSite } from '../run/composed-site';
import { EICAR } from './clamd';
import { hostClient, NAME } from './host-client';

export interface TriedHost {
  port: number;
  certificate: Buffer;
  site: ComposedSite;
  /** The protocol that the host chooses for a browser that speaks both. */
  protocol: 'h2' | 'http/1.1';
  /** Files that must stay empty, whatever a client sends. */
  logs: readonly string[];
  /** The connections that one network may hold; undefined where the host does not limit them. */
  mostOfOneNetwork?: number;
}

export interface Outcome {
  title: string;
  /** Undefined where the check passes. */
  fault?: string;
}

const SLOW_LIMIT_MS = 45_000;
const WAIT_LIMIT_MS = 10_000;

/** Tries the site as a visitor would reach it: by name, over TLS. */
export async function tryHost(host: TriedHost, only?: string[]): Promise<Outcome[]> {
  const { port, certificate, site, protocol, logs, mostOfOneNetwork } = host;
  const { target, ask, askByHttp2, holdConnection } = hostClient(port, certificate);
  const origin = `https://${NAME}:${port}`;

  const signIn = async (password: string, from?: string) => {
    const { username } = DEMO_ACCOUNTS.patient;
    return ask({
      method: 'POST',
      path: '/api/session',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify({ username, password }),
      from,
    });
  };
  const sessionCookie = async () => {
    const answer = await signIn(DEMO_ACCOUNTS.patient.password);
    assert.equal(answer.status, 200, answer.body);
    return String(answer.headers['set-cookie']).split(';')[0] ?? '';
  };

  const openStream = async () => {
    const cookie = await sessionCookie();
    return https.get({
      ...target,
      path: '/api/notifications/stream',
      headers: { host: `${NAME}:${port}`, cookie },
      agent: false,
    });
  };

  const checks: Record<string, () => Promise<void>> = {
    'a page has its public address': async () => {
      const { status, headers, body } = await ask({ path: '/' });
      assert.equal(status, 200);
      assert.ok(body.includes(`rel="canonical" href="${origin}/"`), 'the page has another address');
      assert.match(String(headers['strict-transport-security']), /max-age/);
    },
    [`a browser is offered ${protocol === 'h2' ? 'HTTP/2' : 'no HTTP/2'}`]: async () => {
      const socket = tls.connect({ ...target, ALPNProtocols: ['h2', 'http/1.1'] });
      try {
        await once(socket, 'secureConnect');
        assert.equal(socket.alpnProtocol, protocol);
      } finally {
        socket.destroy();
      }
    },
    'a page arrives as the site compressed it': async () => {
      const accepted = { 'accept-encoding': 'br' };
      const compressed =
        protocol === 'h2' ? await askByHttp2('/', accepted) : await ask({ path: '/', headers: accepted });
      assert.equal(compressed.status, 200);
      assert.equal(compressed.headers['content-encoding'], 'br');
    },
    'a page that has not changed answers 304': async () => {
      const { headers } = await ask({ path: '/' });
      const again = await ask({ path: '/', headers: { 'if-none-match': String(headers.etag) } });
      assert.equal(again.status, 304);
    },
    'signing in sets a Secure cookie of this host': async () => {
      assert.match(await sessionCookie(), /^__Host-/);
    },
    'limits count visitors by their address, whatever headers they send': async () => {
      let mails = 0;
      const forgotUsername = (from: string, forged?: string) =>
        ask({
          method: 'POST',
          path: '/api/accounts/forgot-username',
          headers: {
            origin,
            'content-type': 'application/json',
            ...(forged ? { 'x-forwarded-for': forged } : {}),
          },
          body: JSON.stringify({ email: `nobody${mails++}@example.org` }),
          from,
        });
      let refused = 0;
      for (let times = 0; times < 40 && refused === 0; times += 1)
        if ((await forgotUsername('127.0.7.1', `10.0.0.${times}`)).status === 429) refused = times;
      assert.notEqual(refused, 0, 'one address is never refused');
      assert.notEqual((await forgotUsername('127.0.7.2')).status, 429, 'another address is refused as well');
    },
    'the stream of notifications begins at once': async () => {
      const request = await openStream();
      const timer = setTimeout(() => request.destroy(new Error('nothing came within 3 s')), 3_000);
      try {
        const [response] = (await once(request, 'response')) as [IncomingMessage];
        assert.equal(response.statusCode, 200);
        const [part] = (await once(response, 'data')) as [Buffer];
        assert.match(part.toString(), /retry: \d+/);
      } finally {
        clearTimeout(timer);
        request.destroy();
      }
    },
    'a body that is too large is refused with 413': async () => {
      const { status } = await ask({
        method: 'POST',
        path: '/api/messages',
        headers: { origin, 'content-type': 'application/json' },
        body: Buffer.alloc(200_000, 'x'),
      });
      assert.equal(status, 413);
    },
    'a body that nobody reads does not hold up the next visitor': async () => {
      for (const path of ['/', '//api/v1_1/x', '/api/v1_1/x/raw/upload']) {
        const headers = { 'transfer-encoding': 'chunked' };
        await ask({ path, headers, body: Buffer.alloc(200_000, 'x'), from: '127.0.7.5' });
        const next = Array.from({ length: 3 }, () => ask({ path: LIVE_PATH, from: '127.0.7.6' }));
        const late = new Promise((_resolve, reject) =>
          setTimeout(() => reject(new Error(`after ${path}, a visitor waits`)), WAIT_LIMIT_MS).unref(),
        );
        await Promise.race([Promise.all(next), late]);
      }
    },
    'a request with hundreds of header lines is refused': async () => {
      const headers = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`w${index}`, '']));
      assert.equal((await ask({ path: LIVE_PATH, headers })).status, 431);
    },
    'an infected document is refused, and a clean document taken': async () => {
      const cookie = await sessionCookie();
      const upload = async (content: Buffer<ArrayBuffer>) => {
        const form = new FormData();
        form.append('upload_preset', 'documents');
        form.append('file', new Blob([content], { type: 'application/pdf' }), 'report.pdf');
        const encoded = new Response(form);
        return ask({
          method: 'POST',
          path: '/api/v1_1/nivara/raw/upload',
          headers: { origin, cookie, 'content-type': encoded.headers.get('content-type') ?? '' },
          body: Buffer.from(await encoded.arrayBuffer()),
        });
      };
      const pdf = (comment: string) => Buffer.from(`%PDF-1.4\n%${comment}\ntrailer\n<<>>\n%%EOF\n`);
      const infected = await upload(pdf(EICAR.toString()));
      assert.equal(infected.status, 422, infected.body);
      assert.match(infected.body, /virus/i);
      const clean = await upload(pdf('nothing'));
      assert.equal(clean.status, 200, clean.body);
    },
    'a slow sender is cut off, and a stream stays open meanwhile': async () => {
      const stream = await openStream();
      let isStreamOpen = true;
      stream.on('error', () => undefined).on('close', () => (isStreamOpen = false));
      stream.on('response', (response: IncomingMessage) => response.on('error', () => undefined).resume());
      const socket = await holdConnection();
      const timer = setTimeout(() => socket.destroy(), SLOW_LIMIT_MS);
      const began = Date.now();
      await once(socket.resume(), 'close');
      clearTimeout(timer);
      const took = Date.now() - began;
      const wasOpen = isStreamOpen;
      stream.destroy();
      assert.ok(took < SLOW_LIMIT_MS, 'the slow connection stayed');
      assert.ok(wasOpen, 'the stream was closed');
    },
    ...(mostOfOneNetwork !== undefined && {
      'one network that holds all of its connections does not shut out another': async () => {
        const held: tls.TLSSocket[] = [];
        try {
          for (let count = 0; count < mostOfOneNetwork; count += 1)
            held.push(await holdConnection('127.0.7.3'));
          assert.equal((await ask({ path: '/', from: '127.0.7.3' })).status, 429);
          assert.equal((await ask({ path: '/', from: '127.0.7.4' })).status, 200);
        } finally {
          for (const socket of held) socket.destroy();
        }
      },
    }),
    ...(logs.length > 0 && {
      'no request writes to the logs of the proxy, not even one that the proxy refuses': async () => {
        const agent = '"'.repeat(1_000);
        for (const path of ['/', '/api/tests?q=secret'])
          await ask({ path, headers: { 'user-agent': agent } });
        const refused = await ask({ method: 'POST', path: '/', body: Buffer.alloc(200_000) });
        assert.equal(refused.status, 413);
        assert.deepEqual(
          logs.map((file) => readFileSync(file, 'utf8')),
          logs.map(() => ''),
        );
      },
    }),
    'the host serves the site again by itself after the site process restarts': async () => {
      await site.site.stop();
      site.restartSite();
      const until = Date.now() + 15_000;
      let last = 0;
      while (last !== 200 && Date.now() < until) {
        last = (await ask({ path: '/about' }).catch(() => ({ status: 0 }))).status;
        if (last !== 200) await new Promise((resolve) => setTimeout(resolve, 100));
      }
      assert.equal(last, 200);
    },
  };

  const outcomes: Outcome[] = [];
  for (const [title, check] of Object.entries(checks)) {
    if (only && !only.includes(title)) continue;
    try {
      await check();
      outcomes.push({ title });
    } catch (error) {
      outcomes.push({ title, fault: error instanceof Error ? error.message : String(error) });
    }
  }
  return outcomes;
}
