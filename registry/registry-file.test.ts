import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { RegistryEntry } from '@nivara/shared/contracts/registry';
import { registryFile } from './data-folder';
import { readHistory } from './history';
import { changeRegistry, readRegistry, replaceFile } from './registry-file';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'nivara-registry-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const entry = (version: string) => ({ version, base: '/' }) as RegistryEntry;

test('the registry is empty before the first publish', async () => {
  expect(readRegistry(dataDir)).toEqual({ contract: 3, remotes: {} });
});

test('concurrent changes are all kept, and readers never see half a file', async () => {
  let done = false;
  const reading = (async () => {
    let reads = 0;
    while (!done) {
      const { remotes } = readRegistry(dataDir);
      expect(typeof remotes).toBe('object');
      reads += 1;
      await new Promise((resolve) => setImmediate(resolve));
    }
    return reads;
  })();
  await Promise.all(
    Array.from({ length: 20 }, (_unused, index) =>
      changeRegistry(dataDir, (registry) => {
        registry.remotes[`remote-${index}`] = entry('1.0.0');
      }),
    ),
  );
  done = true;
  expect(await reading).toBeGreaterThan(0);
  expect(Object.keys(readRegistry(dataDir).remotes)).toHaveLength(20);
  expect(readdirSync(dataDir).sort()).toEqual(['registry-key.pem', 'registry.copy.json', 'registry.json']);
});

test('a refused change writes nothing', async () => {
  await changeRegistry(dataDir, (registry) => void (registry.remotes.a = entry('1.0.0')));
  await expect(
    changeRegistry(dataDir, (registry) => {
      registry.remotes.a = entry('2.0.0');
      throw new Error('refused');
    }),
  ).rejects.toThrow('refused');
  expect(readRegistry(dataDir).remotes.a?.version).toBe('1.0.0');
});

test('the history records a change after the registry is written, and no change that failed', async () => {
  const goLive = (version: string) =>
    changeRegistry(dataDir, (registry, recordEvent) => {
      registry.remotes.a = entry(version);
      recordEvent({ remote: 'a', version, what: 'live' });
    });
  await goLive('1.0.0');
  // A folder cannot be replaced by a file.
  rmSync(registryFile(dataDir));
  mkdirSync(registryFile(dataDir));
  await expect(goLive('2.0.0')).rejects.toThrow();
  expect(readHistory(dataDir, 'a').map(({ version }) => version)).toEqual(['1.0.0']);
});

test('a file that cannot be replaced leaves no temporary file', async () => {
  const file = path.join(dataDir, 'site.json');
  // A folder cannot be replaced by a file.
  mkdirSync(path.join(file, 'full'), { recursive: true });
  await expect(replaceFile(file, '{}')).rejects.toThrow();
  expect(readdirSync(dataDir)).toEqual(['site.json']);
});

test('replacing a file removes its own temporary files from hours ago, and no others', async () => {
  const file = path.join(dataDir, 'site.json');
  const names = ['site.json.old.tmp', 'site.json.new.tmp', 'other.json.old.tmp'];
  for (const name of names) writeFileSync(path.join(dataDir, name), '');
  const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
  for (const name of ['site.json.old.tmp', 'other.json.old.tmp'])
    utimesSync(path.join(dataDir, name), longAgo, longAgo);
  await replaceFile(file, '{}');
  expect(readdirSync(dataDir).sort()).toEqual(['other.json.old.tmp', 'site.json', 'site.json.new.tmp']);
});
