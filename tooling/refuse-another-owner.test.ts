import { spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'nivara-owner-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Runs the refusal alone, since the rest of the command would install packages. */
function refusal(words: string[], folder: string, root = '/'): string {
  const program = `import { refuseAnotherOwner } from ${JSON.stringify(path.join(__dirname, 'refuse-another-owner.mjs'))};
    const [command, ...args] = ${JSON.stringify(words)};
    refuseAnotherOwner(command, args, ${JSON.stringify(root)});`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, DATA_DIR: folder },
    encoding: 'utf8',
  });
  expect(status).toBe(stderr === '' ? 0 : 1);
  return stderr;
}

/** A folder of another user: root can make one, and for all other users /usr belongs to root. */
function foreignFolder(): string {
  if (process.getuid?.() !== 0) return '/usr';
  chownSync(dataDir, 4711, 4711);
  return dataDir;
}

test.each(['build', 'backup', 'add-staff desk', 'remote publish a', 'remote rollback a'])(
  'refuses “%s” in a data folder of another user, in one sentence',
  (command) => {
    const words = command.split(' ');
    const folder = foreignFolder();
    expect(refusal(words, folder)).toMatch(/^\S+ belongs to .+, and you are .+: run this as .+\n$/);
    expect(refusal(words, folder)).toContain(folder);
  },
);

test.each(['verify', 'start', 'remote list'])('lets “%s” read a data folder of another user', (command) => {
  expect(refusal(command.split(' '), foreignFolder())).toBe('');
});

test('refuses to make .data in a folder of another user when DATA_DIR is not set', () => {
  const root = foreignFolder();
  expect(refusal(['remote', 'rollback', 'a'], '', root)).toMatch(/^\S+ belongs to .+, and you are .+/);
  expect(refusal(['remote', 'list'], '', root)).toBe('');
});

test('lets everybody work in a folder that does not exist yet, and root in a folder of its own', () => {
  expect(refusal(['build'], path.join(dataDir, 'none'))).toBe('');
  if (process.getuid?.() === 0) expect(refusal(['build'], dataDir)).toBe('');
});

test('with-setup.mjs refuses before it installs or starts anything', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(__dirname, 'with-setup.mjs'), 'add-staff'],
    { env: { ...process.env, DATA_DIR: foreignFolder() }, encoding: 'utf8' },
  );
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain(' belongs to ');
});
