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

test('a version that was taken back is nothing to fall back on later', async () => {
  await publish('first', 2);
  expect(live()).toEqual(['1.0.1', '1.0.0']);
  await rollback('north', dataDir);
  expect(live()).toEqual(['1.0.0', undefined]);
  await publish('second', 2);
  expect(live()).toEqual(['1.0.3', '1.0.2']);
  await rollback('north', dataDir);
  expect(live()).toEqual(['1.0.2', '1.0.0']);
});

test('a version that only some visitors ever had is nothing to fall back on either', async () => {
  await publish('first', 1);
  await publish('for some', 1, 10);
  await publish('second', 2);
  expect(live()).toEqual(['1.0.3', '1.0.2']);
  await rollback('north', dataDir);
  expect(live()).toEqual(['1.0.2', '1.0.0']);
});

test('without a version before it, or at all, there is nothing to take back', async () => {
  await expect(rollback('north', dataDir)).rejects.toMatchObject({
    reasons: ['No remote named "north" is live.'],
  });
  await publish('only', 1);
  await expect(rollback('north', dataDir)).rejects.toMatchObject({
    reasons: ['"north" has no version before 1.0.0 to go back to.'],
  });
});
