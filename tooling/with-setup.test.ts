import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A clone whose npm writes down how it is called, and installs only the package tsx. */
let clone: string;
beforeEach(() => {
  clone = mkdtempSync(path.join(os.tmpdir(), 'nivara-setup-'));
  mkdirSync(path.join(clone, 'tooling'));
  for (const file of [
    'with-setup.mjs',
    'processor-seconds.mjs',
    'refuse-another-owner.mjs',
    'refuse-without-browser.mjs',
  ])
    cpSync(path.join(__dirname, file), path.join(clone, 'tooling', file));
  cpSync(
    path.join(__dirname, 'installed-browsers.json'),
    path.join(clone, 'tooling/installed-browsers.json'),
  );
  const packages = {
    'node_modules/tsx': { version: '1.0.0', dev: true },
    'node_modules/other-system': { version: '1.0.0', optional: true },
  };
  writeFileSync(path.join(clone, 'package-lock.json'), JSON.stringify({ packages }));
  const npm = `#!/bin/sh
echo "$@" >> calls
mkdir -p node_modules/tsx/dist && echo {} > node_modules/tsx/package.json
echo > node_modules/tsx/dist/loader.mjs && echo {} > node_modules/.package-lock.json
`;
  mkdirSync(path.join(clone, 'bin'));
  writeFileSync(path.join(clone, 'bin/npm'), npm, { mode: 0o755 });
});
afterEach(() => rmSync(clone, { recursive: true, force: true }));

function run(): string[] {
  spawnSync(process.execPath, ['tooling/with-setup.mjs', 'verify'], {
    cwd: clone,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PATH: `${path.join(clone, 'bin')}:${process.env.PATH ?? ''}`,
    },
  });
  const calls = path.join(clone, 'calls');
  return existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : [];
}

const remove = (file: string) => rmSync(path.join(clone, 'node_modules', file), { recursive: true });

test('installs the development packages once, even with NODE_ENV=production', () => {
  expect(run()).toEqual([expect.stringMatching(/^ci --include=dev /)]);
  expect(run()).toHaveLength(1);
});

test('uses packages that were installed by other means', () => {
  expect(run()).toHaveLength(1);
  remove('.installed-lock');
  expect(run()).toHaveLength(1);
});

test.each([
  ['that this program made', []],
  ['that somebody else made', ['.installed-lock']],
])('installs again when development packages are missing from an installation %s', (_case, others) => {
  expect(run()).toHaveLength(1);
  for (const file of ['tsx', ...others]) remove(file);
  expect(run()).toHaveLength(2);
});
