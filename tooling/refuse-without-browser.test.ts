import { spawnSync } from 'node:child_process';
import path from 'node:path';

test('a command refuses in one line when CHROMIUM_PATH names a missing browser', () => {
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
