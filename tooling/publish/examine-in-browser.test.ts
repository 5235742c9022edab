import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../processes';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'nivara-no-browser-'));
  for (const name of ['data', 'shell', 'build']) mkdirSync(path.join(folder, name));
  writeFileSync(path.join(folder, 'shell/page.html'), '<!doctype html><head></head><div id="root"></div>');
  writeFileSync(path.join(folder, 'shell/preload.json'), '[]');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs in a process of its own, which shows whether anything keeps that process alive. */
function examine(chromium: string) {
  const at = (name: string) => JSON.stringify(path.join(folder, name));
  const program = `
    import { examineInBrowser } from ${JSON.stringify(path.join(__dirname, 'examine-in-browser'))};
    const record = { manifest: { name: 'remote-a', routes: [] }, assets: {}, shared: {}, container: 'a' };
    examineInBrowser({ folder: ${at('build')}, record }, ${at('data')}, { shellDir: ${at('shell')} }).catch((error) => {
      console.error(error.reasons?.join() ?? error);
      process.exitCode = 1;
    });`;
  const file = path.join(folder, 'examine.ts');
  writeFileSync(file, program);
  const tsx = pathToFileURL(path.join(root, 'node_modules/tsx/dist/loader.mjs')).href;
  const { status, signal, stderr } = spawnSync(process.execPath, ['--import', tsx, file], {
    cwd: root,
    env: { ...process.env, CHROMIUM_PATH: chromium },
    encoding: 'utf8',
    timeout: 30_000,
  });
  return { status, signal, stderr };
}

test.each([
  ['is missing', '/nowhere/chromium', 'CHROMIUM_PATH names /nowhere/chromium, which does not exist'],
  ['does not start', process.execPath, 'does not start'],
])(
  'ends with a sentence about the cause when the browser %s',
  (_case, chromium, sentence) => {
    const { status, signal, stderr } = examine(chromium);
    expect({ status, signal }).toEqual({ status: 1, signal: null });
    expect(stderr).toMatch(/^A build is examined in a real browser before it goes live\. /);
    expect(stderr).toContain(sentence);
  },
  60_000,
);
