import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { sendCompressed } from './send-compressed';

const TEXT = 'A page, and more of it. '.repeat(200);

async function ask(understood: string | undefined) {
  const app = Fastify();
  app.get('/', (request, reply) => sendCompressed(request, reply.type('text/html'), TEXT));
  const headers = understood === undefined ? {} : { 'accept-encoding': understood };
  const { headers: answered, rawPayload } = await app.inject({ url: '/', headers });
  await app.close();
  return { coding: answered['content-encoding'], vary: answered.vary, rawPayload };
}

test.each(['gzip, deflate, br', 'br;q=0.9, gzip', 'br'])('"%s" gets brotli', async (understood) => {
  const { coding, vary, rawPayload } = await ask(understood);
  expect(coding).toBe('br');
  expect(vary).toBe('accept-encoding');
  expect(brotliDecompressSync(rawPayload).toString()).toBe(TEXT);
});

test.each(['gzip', 'deflate, gzip;q=1.0', 'br;q=0, gzip', 'br;q=0.000,gzip'])(
  '"%s" gets gzip',
  async (understood) => {
    const { coding, rawPayload } = await ask(understood);
    expect(coding).toBe('gzip');
    expect(gunzipSync(rawPayload).toString()).toBe(TEXT);
  },
);

test.each([undefined, '', 'identity', 'gzip;q=0', 'xgzip'])(
  '%p gets the text as it is',
  async (understood) => {
    const { coding, rawPayload } = await ask(understood);
    expect(coding).toBeUndefined();
    expect(rawPayload.toString()).toBe(TEXT);
  },
);
