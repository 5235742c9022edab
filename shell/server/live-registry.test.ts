import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { changeRegistry, replaceFile } from '../../registry/registry-file';
import { LiveRegistry } from './live-registry';
import { galleryEntry } from './testing/test-site';

let dataDir: string;
let logged: string[];
let live: LiveRegistry;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'nivara-live-registry-'));
  logged = [];
  live = open();
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const open = () => new LiveRegistry(dataDir, (message) => void logged.push(message));
const file = () => path.join(dataDir, 'registry.json');
const write = (text: string) => replaceFile(file(), text);
const publish = (version: string) =>
  changeRegistry(dataDir, ({ remotes }) => void (remotes.gallery = galleryEntry({ version })));
const liveVersion = () => live.read().remotes.gallery?.version;

test('the registry is empty before the first publish', () => {
  expect(live.read()).toEqual({ contract: 3, remotes: {} });
  expect(logged).toEqual([]);
});

test('a replaced file is read at the next request, without its white space', async () => {
  await publish('1.0.0');
  expect(liveVersion()).toBe('1.0.0');
  await publish('1.0.1');
  expect(live.readText()).toBe(JSON.stringify(JSON.parse(readFileSync(file(), 'utf8'))));
  expect(liveVersion()).toBe('1.0.1');
});

test.each(['', '{"contract":1,"rem', 'null', '[]', '{"remotes":null}', '{"contract":1}'])(
  'a corrupt file, %j, leaves the last good registry in force and is reported once',
  async (text) => {
    await publish('1.0.0');
    live.read();
    await write(text);
    expect(liveVersion()).toBe('1.0.0');
    expect(live.readText()).toContain('"version":"1.0.0"');
    expect(logged).toEqual([expect.stringMatching(/^registry.json is refused: /)]);
    await publish('1.0.1');
    expect(liveVersion()).toBe('1.0.1');
  },
);

test('a running site and a starting site both refuse a forged registry', async () => {
  await publish('1.0.0');
  const own = readFileSync(file(), 'utf8');
  for (const forged of [own.replace('1.0.0', '6.6.6'), own.replace(/,\s*"signature": "[^"]*"/, '')]) {
    expect(forged).not.toBe(own);
    await write(forged);
    for (const site of [live, open()]) expect(site.read().remotes.gallery?.version).toBe('1.0.0');
  }
  expect(logged).toHaveLength(4);
  expect(logged[0]).toContain('signature');
});

test('a running site keeps its registry when the copy is forged as well', async () => {
  await publish('1.0.0');
  live.read();
  const forged = readFileSync(file(), 'utf8').replace('1.0.0', '6.6.6');
  await write(forged);
  await replaceFile(path.join(dataDir, 'registry.copy.json'), forged);
  expect(liveVersion()).toBe('1.0.0');
  expect(open().read().remotes).toEqual({});
  await expect(publish('1.0.1')).rejects.toThrow('signature');
});

test('a missing file leaves the last good registry in force', async () => {
  await publish('1.0.0');
  live.read();
  rmSync(file());
  expect(liveVersion()).toBe('1.0.0');
});

test('a registry without a signature is signed at the first start', async () => {
  rmSync(path.join(dataDir, 'registry-key.pem'));
  await write(JSON.stringify({ contract: 1, remotes: { gallery: galleryEntry() } }));
  expect(open().read().remotes.gallery?.version).toBe('1.0.0');
  expect(readFileSync(file(), 'utf8')).toContain('"signature"');
});
