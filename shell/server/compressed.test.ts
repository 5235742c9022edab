import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { CompressedText, sendText } from './compressed';

const TEXT = 'A page, and more of it. '.repeat(200);

async function ask(understood: string | undefined) {
  const app = Fastify();
  app.get('/', (request, reply) => sendText(request, reply.type('text/html'), new CompressedText(TEXT)));
  const headers = understood === undefined ? {} : { 'accept-encoding': understood };
  const { headers: answered, rawPayload } = await app.inject({ url: '/', headers });
  await app.close();
  return { coding: answered['content-encoding'], vary: answered.vary, rawPayload };
}

test.each(['gzip, deflate, br', 'br;q=0.9, gzip', 'br'])(
  'a request that accepts "%s" gets brotli',
  async (understood) => {
    const { coding, vary, rawPayload } = await ask(understood);
    expect(coding).toBe('br');
    expect(vary).toBe('accept-encoding');
    expect(brotliDecompressSync(rawPayload).toString()).toBe(TEXT);
  },
);

test.each(['gzip', 'deflate, gzip;q=1.0', 'br;q=0, gzip', 'br;q=0.000,gzip'])(
  'a request that accepts "%s" gets gzip',
  async (understood) => {
    const { coding, rawPayload } = await ask(understood);
    expect(coding).toBe('gzip');
    expect(gunzipSync(rawPayload).toString()).toBe(TEXT);
  },
);

test.each([undefined, '', 'identity', 'gzip;q=0', 'xgzip'])(
  'a request that accepts %p gets the uncompressed text',
  async (understood) => {
    const { coding, rawPayload } = await ask(understood);
    expect(coding).toBeUndefined();
    expect(rawPayload.toString()).toBe(TEXT);
  },
);

test('a text that is sent repeatedly is compressed better in the background', async () => {
  const lines = Array.from({ length: 3_000 }, (_none, line) => `<p>${(line * 7919) % 4001}</p>`);
  const text = new CompressedText(lines.join(''));
  const first = await text.bytes('br');
  for (let more = 0; more < 3; more += 1) await text.bytes('br');
  const deadline = Date.now() + 10_000;
  while ((await text.bytes('br')) === first && Date.now() < deadline) await setTimeout(5);
  const best = await text.bytes('br');
  expect(best.length).toBeLessThan(first.length);
  expect(brotliDecompressSync(best).toString()).toBe(lines.join(''));
});

test('the ETag differs for another text and for another policy', () => {
  const tags = [new CompressedText('a'), new CompressedText('b'), new CompressedText('a', 'policy')];
  expect(new Set(tags.map(({ etag }) => etag)).size).toBe(3);
  expect(new CompressedText('a', 'policy').etag).toBe(tags[2]?.etag);
});
