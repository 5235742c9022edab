import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stagingFolder } from '../../registry/data-folder';
import { makeStagingFolder } from './staging';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'nivara-staging-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

test('removes an interrupted publish’s folder after a day, and keeps a running publish’s folder', async () => {
  const addFolder = (name: string, hoursAgo: number) => {
    const folder = path.join(stagingFolder(dataDir), name);
    mkdirSync(folder, { recursive: true });
    const changedAt = new Date(Date.now() - hoursAgo * 60 * 60 * 1000);
    utimesSync(folder, changedAt, changedAt);
  };
  addFolder('north-left', 25);
  addFolder('north-runs', 1);
  const newFolder = await makeStagingFolder(dataDir, 'north');
  expect(readdirSync(stagingFolder(dataDir)).sort()).toEqual([path.basename(newFolder), 'north-runs'].sort());
});
