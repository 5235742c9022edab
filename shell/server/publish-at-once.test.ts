import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { LiveRegistry } from './live-registry';
import { hashOf } from '../../registry/build-record';
import { registryFile, versionFolder } from '../../registry/data-folder';
import { readHistory } from '../../registry/history';
import { readSigned, registryKey } from '../../registry/registry-key';

const NAMES = ['north', 'south', 'west'];

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'nivara-at-once-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const publishSome = (label: string, names: string[]) =>
  promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    path.resolve(__dirname, '../../registry/testing/publish-some.ts'),
    dataDir,
    label,
    ...names,
  ]);

test('20 concurrent publishes from 4 processes are all kept, and no reader gets a broken or mixed registry', async () => {
  const complaints: string[] = [];
  const live = new LiveRegistry(dataDir, (message) => void complaints.push(message));
  const seen = new Set<string>();
  let done = false;
  const reading = (async () => {
    while (!done) {
      const { remotes } = live.read();
      const raw = await readFile(registryFile(dataDir), 'utf8').catch(() => undefined);
      if (raw !== undefined) readSigned(raw, registryKey(dataDir));
      for (const [name, { version, entry, integrity }] of Object.entries(remotes)) {
        // Each file that the registry names exists and has the right hash.
        expect(await hashOf(versionFolder(dataDir, name, version), entry)).toBe(integrity);
        seen.add(`${name}@${version}`);
      }
      await new Promise((resolve) => setImmediate(resolve));
    }
  })();

  // Each process publishes five times, and several processes publish the same remote.
  const turns = (first: number) =>
    Array.from({ length: 5 }, (_none, turn) => NAMES[(first + turn) % 3] ?? '');
  const labels = ['one', 'two', 'three', 'four'];
  await Promise.all(labels.map((label, index) => publishSome(label, turns(index))));
  done = true;
  await reading;

  expect(complaints).toEqual([]);
  const events = NAMES.flatMap((name) => readHistory(dataDir, name));
  expect(events).toHaveLength(20);
  expect(new Set(events.map(({ remote, version }) => `${remote}@${version}`)).size).toBe(20);
  // The machine decides how often the reader gets a turn, so one version seen is enough.
  expect(seen.size).toBeGreaterThan(0);
  const final = readSigned(readFileSync(registryFile(dataDir), 'utf8'), registryKey(dataDir));
  for (const name of NAMES) {
    const last = readHistory(dataDir, name).at(-1);
    expect(final.remotes[name]?.version).toBe(last?.version);
  }
});
