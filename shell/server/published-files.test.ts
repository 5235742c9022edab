import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { deadAddress } from './testing/fake-service';
import { galleryEntry, startTestSite, type TestSite } from './testing/test-site';

let site: TestSite;
beforeEach(async () => {
  site = await startTestSite(await deadAddress());
});
afterEach(() => site.close());

/** Sends the path unchanged; `fetch` and `inject` would normalise it. */
function askAsWritten(address: string, path: string): Promise<{ status?: number; body: string }> {
  return new Promise((resolve, reject) => {
    request(address, { path }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      response.on('end', () => resolve({ status: response.statusCode, body }));
    })
      .on('error', reject)
      .end();
  });
}

const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers });
const ENTRY = '/remotes/gallery/1.0.0/remoteEntry.0123456789ab.js';
const FOREVER = 'public, max-age=31536000, immutable';

test('a published file is cached for ever and open to other origins', async () => {
  const { statusCode, headers } = await get(ENTRY);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': expect.stringMatching(/javascript/),
    'cache-control': FOREVER,
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
});

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('a browser that accepts %s gets the file precompressed as %s', async (accepted, sent, unpack) => {
  const plain = await get(ENTRY);
  const { headers, rawPayload } = await get(ENTRY, { 'accept-encoding': accepted });
  expect(headers['content-encoding']).toBe(sent);
  expect(headers.vary).toMatch(/accept-encoding/i);
  expect(headers['cache-control']).toBe(FOREVER);
  expect(unpack(rawPayload).toString()).toBe(plain.body);
  expect(rawPayload.length).toBeLessThan(plain.rawPayload.length);
});

test('a file without a compressed form is sent uncompressed', async () => {
  const { headers, body } = await get('/remotes/gallery/1.0.0/data/pictures.json', {
    'accept-encoding': 'br, gzip',
  });
  expect(headers).not.toHaveProperty('content-encoding');
  expect(JSON.parse(body)).toEqual(['Still life']);
});

test.each([
  '/remotes/../registry.json',
  '/remotes/..%2fregistry.json',
  '/remotes/gallery/..%2f..%2f..%2fregistry.json',
  '/remotes/%2e%2e/registry.json',
  '/remotes/..%5cregistry.json',
  '/assets/..%2fdata/registry.json',
  '/remotes/gallery/1.0.0/%00',
])('refuses a path that leads out of the folder: %s', async (url) => {
  const address = await site.app.listen({ host: '127.0.0.1', port: 0 });
  const { status, body } = await askAsWritten(address, url);
  expect([400, 403, 404]).toContain(status);
  expect(body).not.toContain('"remotes": {');
});

test.each(['/assets/', '/remotes/'])(
  'a name below %s that is too long for a file answers 404',
  async (folder) => {
    expect((await get(`${folder}${'a'.repeat(300)}.0123456789ab.js`)).statusCode).toBe(404);
  },
);

test('a folder has no listing', async () => {
  for (const url of ['/remotes/gallery/1.0.0/', '/remotes/gallery/1.0.0']) {
    const { statusCode, body } = await get(url);
    expect([403, 404]).toContain(statusCode);
    expect(body).not.toContain('remoteEntry');
  }
});

test('the shell’s hashed files are cached for ever, and its other files are revalidated', async () => {
  expect((await get('/assets/main.0123456789ab.js')).headers['cache-control']).toBe(FOREVER);
  expect((await get('/assets/favicon.svg')).headers['cache-control']).toBe('no-cache');
});

test.each(['/assets/page.html', '/assets/.sources'])('does not serve %s', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});

test('the registry is served uncached, in its current state', async () => {
  const before = await get('/registry.json');
  expect(before.headers).toMatchObject({
    'cache-control': 'no-cache',
    'access-control-allow-origin': '*',
    'content-type': expect.stringMatching(/^application\/json/),
  });
  expect(before.json()).toEqual({
    contract: 3,
    remotes: { gallery: galleryEntry() },
    signature: expect.any(String),
  });
  await site.publish({ gallery: galleryEntry({ version: '1.0.1' }) });
  expect((await get('/registry.json')).json().remotes.gallery.version).toBe('1.0.1');
});

test.each(['pictures', 'menu', 'found'])(
  '/data/%s.json redirects to the file of the live remote whose manifest names this file',
  async (name) => {
    const { statusCode, headers } = await get(`/data/${name}.json`);
    expect(statusCode).toBe(302);
    expect(headers.location).toBe(`/remotes/gallery/1.0.0/data/${name}.json`);
    expect(headers['cache-control']).toBe('no-cache');
  },
);

test('answers 404 for a data file that no manifest of a known contract names', async () => {
  await site.publish({
    strange: { ...galleryEntry(), manifest: { name: 'strange', contract: 9 } },
    bare: { version: '1.0.0', base: '/remotes/bare/1.0.0/' },
    gallery: galleryEntry(),
  });
  expect((await get('/data/secrets.json')).statusCode).toBe(404);
  expect((await get('/data/pictures.json')).statusCode).toBe(302);
});

describe('a hashed file, sent from memory', () => {
  const MAIN = '/assets/main.0123456789ab.js';

  test.each([MAIN, ENTRY])('%s has the same headers and bytes as the file on the disk', async (url) => {
    const disk = await get(url, { range: 'bytes=0-', 'accept-encoding': 'identity' });
    const memory = await get(url);
    const same = ({ headers }: typeof memory) =>
      [
        'cache-control',
        'vary',
        'access-control-allow-origin',
        'timing-allow-origin',
        'content-type',
        'x-content-type-options',
      ].map((name) => headers[name]);
    expect(same(memory)).toEqual(same(disk));
    expect(memory.body).toBe(disk.body);
  });

  test('is sent without a body to a browser that has it', async () => {
    const { headers } = await get(ENTRY);
    const again = await get(ENTRY, { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers['cache-control']).toBe(FOREVER);
  });

  test('changes with the file on the disk, and answers 404 once that file is removed', async () => {
    const file = path.join(site.dataDir, ENTRY);
    await get(ENTRY);
    writeFileSync(file, 'damaged();');
    expect((await get(ENTRY)).body).toBe('damaged();');
    rmSync(file);
    expect((await get(ENTRY)).statusCode).toBe(404);
  });

  test('is sent in part on request', async () => {
    const { statusCode, body } = await get(ENTRY, { range: 'bytes=0-5' });
    expect(statusCode).toBe(206);
    expect(body).toHaveLength(6);
  });
});
