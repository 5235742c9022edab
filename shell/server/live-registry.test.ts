import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { replaceFile } from '../registry/registry-file';
import { LiveRegistry } from './live-registry';
import { galleryEntry } from './testing/test-site';

let dataDir: string;
let logged: string[];
let live: LiveRegistry;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'nivara-live-registry-'));
  logged = [];
  live = new LiveRegistry(dataDir, (message) => void logged.push(message));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const write = (text: string) => replaceFile(path.join(dataDir, 'registry.json'), text);
const registry = (version: string) => ({ contract: 1, remotes: { gallery: galleryEntry({ version }) } });

test('before anything is published there is an empty registry', () => {
  expect(live.read()).toEqual({ contract: 1, remotes: {} });
});

test('a replaced file is read at the next look, without its white space', async () => {
  await write(JSON.stringify(registry('1.0.0'), null, 2));
  expect(live.read()).toEqual(registry('1.0.0'));
  await write(JSON.stringify(registry('1.0.1'), null, 2));
  expect(live.readText()).toBe(JSON.stringify(registry('1.0.1')));
});

test.each(['', '{"contract":1,"rem', 'null', '[]', '{"remotes":null}', '{"contract":1}'])(
  'a corrupt file, %j, leaves the last good registry in force and is reported once',
  async (text) => {
    await write(JSON.stringify(registry('1.0.0')));
    live.read();
    await write(text);
    expect(live.read()).toEqual(registry('1.0.0'));
    expect(live.readText()).toBe(JSON.stringify(registry('1.0.0')));
    expect(logged).toEqual([expect.stringMatching(/^The registry cannot be read: /)]);
    await write(JSON.stringify(registry('1.0.1')));
    expect(live.read()).toEqual(registry('1.0.1'));
  },
);

test('a file that is gone leaves the last good registry in force', async () => {
  await write(JSON.stringify(registry('1.0.0')));
  live.read();
  rmSync(path.join(dataDir, 'registry.json'));
  expect(live.read()).toEqual(registry('1.0.0'));
});
