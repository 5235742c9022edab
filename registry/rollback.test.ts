import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readRegistry } from './registry-file';
import { rollback } from './rollback';
import { publishTiny } from './testing/publish-tiny';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'nivara-rollback-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const publish = (label: string, times: number, share?: number) =>
  publishTiny(
    dataDir,
    label,
    Array.from({ length: times }, () => (share ? `north:${share}` : 'north')),
  );
const live = () => {
  const entry = readRegistry(dataDir).remotes.north;
  return [entry?.version, entry?.previous?.version];
};

test('a version that was rolled back never becomes the previous version', async () => {
  await publish('first', 2);
  expect(live()).toEqual(['1.0.1', '1.0.0']);
  await rollback('north', dataDir);
  expect(live()).toEqual(['1.0.0', undefined]);
  await publish('second', 2);
  expect(live()).toEqual(['1.0.3', '1.0.2']);
  await rollback('north', dataDir);
  expect(live()).toEqual(['1.0.2', '1.0.0']);
});

test('a version that only some visitors got never becomes the previous version', async () => {
  await publish('first', 1);
  await publish('for some', 1, 10);
  await publish('second', 2);
  expect(live()).toEqual(['1.0.3', '1.0.2']);
  await rollback('north', dataDir);
  expect(live()).toEqual(['1.0.2', '1.0.0']);
});

test('refuses to roll back a remote without a previous version, or without any version', async () => {
  await expect(rollback('north', dataDir)).rejects.toMatchObject({
    reasons: ['No remote named "north" is live.'],
  });
  await publish('only', 1);
  await expect(rollback('north', dataDir)).rejects.toMatchObject({
    reasons: ['"north" has no version before 1.0.0 to go back to.'],
  });
});

test('rolls nothing back when the named version is no longer the newest', async () => {
  await publish('first', 2);
  await expect(rollback('north', dataDir, { what: 'rolled back', onlyIf: '1.0.0' })).rejects.toMatchObject({
    reasons: ['north 1.0.0 is not the newest one any more.'],
  });
  expect(live()).toEqual(['1.0.1', '1.0.0']);
  await rollback('north', dataDir, { what: 'rolled back', onlyIf: '1.0.1' });
  expect(live()).toEqual(['1.0.0', undefined]);
});

test('refuses the previous version when another remote has one of its routes by now', async () => {
  await publishTiny(dataDir, 'first', ['north']);
  await publishTiny(dataDir, 'second', ['north@uplands']);
  await publishTiny(dataDir, 'third', ['south@north']);
  await expect(rollback('north', dataDir)).rejects.toMatchObject({
    reasons: ['The route /north clashes with /north of the remote "south".'],
  });
  expect(live()).toEqual(['1.0.1', '1.0.0']);
});
