import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { changeRegistry, readRegistry } from './registry-file';
import { rollback } from './rollback';
import { describeStored, storedVersion } from './stored-version';
import { publishTiny } from './testing/publish-tiny';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'nivara-stored-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** The sources of the tiny builds have the id `LABEL INDEX`. */
const publish = (label: string, share?: number) =>
  publishTiny(dataDir, label, [share ? `north:${share}` : 'north']);
async function messageFor(label: string) {
  const stored = await storedVersion('north', `${label} 0`, dataDir);
  return stored.state === 'missing' ? 'missing' : describeStored('north', stored);
}

test('sources of the live version are up to date', async () => {
  await publish('first');
  expect(await messageFor('first')).toBe('The remote north is up to date.');
});

test('sources that were never published are missing', async () => {
  expect(await messageFor('first')).toBe('missing');
  await publish('first');
  expect(await messageFor('second')).toBe('missing');
});

test('a version that was rolled back is named with the command that brings it back', async () => {
  await publish('first');
  await publish('second');
  await rollback('north', dataDir);
  const today = new Date().toISOString().slice(0, 10);
  expect(await messageFor('second')).toBe(
    `The remote north is built as 1.0.1, but 1.0.0 is live, since 1.0.1 was rolled back on ${today}. A build does not bring it back; this does: npm run remote -- publish north`,
  );
  expect(await messageFor('first')).toBe('The remote north is up to date.');
});

test('a version that the site rolled back is named with the reason', async () => {
  await publish('first');
  await publish('second');
  await rollback('north', dataDir, { what: 'rolled back by the site', note: 'pages failed; most of them' });
  expect(await messageFor('second')).toMatch(/rolled back on \S+: pages failed; most of them\. A build/);
});

test('a version that is published again after a rollback is up to date', async () => {
  await publish('first');
  await publish('second');
  await rollback('north', dataDir);
  await publish('second');
  expect(await messageFor('second')).toBe('The remote north is up to date.');
});

test('a staged version is named with the command that promotes it', async () => {
  await publish('first');
  await publish('second', 10);
  expect(await messageFor('second')).toBe(
    'The remote north is built as 1.0.1, but 1.0.0 is live, since 1.0.1 was published for 10 of 100 visitors. All get it by: npm run remote -- promote north',
  );
});

test('a version older than the live one is named with the command that makes it live again', async () => {
  await publish('first');
  await publish('second');
  expect(await messageFor('first')).toBe(
    'The remote north is built as 1.0.0, but 1.0.1 is live, which is newer. A build does not make an older version live; this does: npm run remote -- rollback north',
  );
  await publish('third');
  expect(await messageFor('first')).toMatch(/but 1\.0\.2 is live.*: npm run remote -- publish north$/);
});

test('a newer version whose publish was interrupted is missing, so that a build makes it live', async () => {
  await publish('first');
  const before = readRegistry(dataDir);
  await publish('second');
  await changeRegistry(dataDir, (registry) => void (registry.remotes = before.remotes));
  rmSync(path.join(dataDir, 'history.jsonl'));
  expect(await messageFor('second')).toBe('missing');
  await publish('second');
  expect(await messageFor('second')).toBe('The remote north is up to date.');
});
