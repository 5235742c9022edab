import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { versionFolder } from './data-folder';
import { readHistory } from './history';
import { move } from './move';
import { changeRegistry, readRegistry } from './registry-file';

const hashOfText = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const FILES: Record<string, string> = { 'entry.js': 'the entry', 'routes.js': 'the routes' };

let dataDir: string;
let origin: Server;
let address: string;
/** The other origin's answers. */
let answer: { files: Record<string, string>; headers: Record<string, string> };

beforeEach(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'nivara-move-'));
  const folder = versionFolder(dataDir, 'a', '1.0.0');
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(FILES)) writeFileSync(path.join(folder, file), text);
  await changeRegistry(dataDir, ({ remotes }) => {
    remotes.a = {
      version: '1.0.0',
      base: '/remotes/a/1.0.0/',
      entry: 'entry.js',
      integrity: hashOfText('the entry'),
      container: 'a_1',
      assets: { './routes': ['routes.js'] },
      hashes: { 'routes.js': hashOfText('the routes') },
      manifest: { name: 'a', contract: 2, routes: [] },
    };
  });
  answer = { files: { ...FILES }, headers: { 'access-control-allow-origin': '*' } };
  origin = createServer((request, response) => {
    const text = answer.files[path.basename(request.url ?? '')];
    response.writeHead(text === undefined ? 404 : 200, answer.headers).end(text);
  });
  await new Promise<void>((resolve) => origin.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(origin.address() as AddressInfo).port}/a/1.0.0/`;
});
afterEach(async () => {
  await new Promise((resolve) => {
    origin.close(resolve);
    origin.closeAllConnections();
  });
  rmSync(dataDir, { recursive: true });
});

const liveBase = () => readRegistry(dataDir).remotes.a?.base;

test('moves a live version to another origin and back', async () => {
  expect(await move('a', address.slice(0, -1), dataDir)).toBe(address);
  expect(liveBase()).toBe(address);
  expect(await move('a', 'here', dataDir)).toBe('/remotes/a/1.0.0/');
  expect(liveBase()).toBe('/remotes/a/1.0.0/');
  expect(readHistory(dataDir, 'a').map(({ what }) => what)).toEqual(['moved', 'moved']);
});

test.each([
  ['is missing', () => delete answer.files['routes.js'], /routes\.js cannot be used: it answers 404/],
  [
    'is not the published one',
    () => (answer.files['entry.js'] = 'evil'),
    /entry\.js is another file than the one/,
  ],
  ['may not be read', () => (answer.headers = {}), /does not allow other origins to read it/],
])('moves nothing where a file %s', async (_what, spoil, reason) => {
  spoil();
  await expect(move('a', address, dataDir)).rejects.toThrow(reason);
  expect(liveBase()).toBe('/remotes/a/1.0.0/');
  expect(readHistory(dataDir, 'a')).toEqual([]);
});

test('refuses an invalid address and an unknown remote', async () => {
  await expect(move('a', 'ftp://a.example/', dataDir)).rejects.toThrow('"ftp://a.example/" is no address');
  await expect(move('b', address, dataDir)).rejects.toThrow('No remote named "b" is live.');
});
