import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { historyFile } from './data-folder';
import { readHistory, record } from './history';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'nivara-history-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

test('a line that a crash cut off leaves the other lines readable', () => {
  const recordLive = (version: string) => record(dataDir, [{ remote: 'a', version, what: 'live' }]);
  recordLive('1.0.0');
  appendFileSync(historyFile(dataDir), '{"at":"2026-03-02T10:00:00Z","rem');
  recordLive('1.0.1');
  recordLive('1.0.2');
  expect(readHistory(dataDir, 'a').map(({ version }) => version)).toEqual(['1.0.0', '1.0.1', '1.0.2']);
});
