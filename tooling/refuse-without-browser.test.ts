import { spawnSync } from 'node:child_process';
import path from 'node:path';

test('refuses in one line, before packages are installed, when the named browser is missing', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(__dirname, 'with-setup.mjs'), 'test'],
    { env: { ...process.env, CHROMIUM_PATH: '/nowhere/chromium' }, encoding: 'utf8' },
  );
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: 'CHROMIUM_PATH names /nowhere/chromium, which does not exist\n',
  });
});
