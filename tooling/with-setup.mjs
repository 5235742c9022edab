// Installs the packages of a bare clone before a command runs. Plain JavaScript, since perhaps no
// package is installed yet.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { processorSeconds } from './processor-seconds.mjs';
import { refuseAnotherOwner } from './refuse-another-owner.mjs';
import { refuseWithoutBrowser } from './refuse-without-browser.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const [command, ...args] = process.argv.slice(2);
const programs = {
  start: 'tooling/run/start.ts',
  test: 'tooling/test-run/main.ts',
  check: 'tooling/check/main.ts',
  dev: 'tooling/run/dev.ts',
  isolate: 'tooling/run/isolate.ts',
  screenshot: 'tooling/pictures/screenshot.ts',
  'share-pictures': 'tooling/pictures/share-pictures.ts',
  remote: 'tooling/publish/cli.ts',
  'add-staff': 'service/src/operation/add-staff-command.ts',
  'remove-second-factor': 'service/src/operation/remove-second-factor-command.ts',
  'give-back': 'service/src/operation/give-back-command.ts',
  'end-sessions': 'service/src/operation/end-sessions-command.ts',
  'rename-staff': 'service/src/operation/rename-staff-command.ts',
  'remove-staff': 'service/src/operation/remove-staff-command.ts',
  'security-log': 'service/src/operation/security-log-command.ts',
  build: 'tooling/run/build.ts',
  'test:hosts': 'tooling/hosts/test-hosts.ts',
  verify: 'tooling/run/verify.ts',
  sbom: 'tooling/run/write-components.ts',
  backup: 'service/src/operation/backup-command.ts',
  'bench:service': 'bench/bench-service.ts',
  'bench:load': 'bench/bench-load.ts',
  'bench:site': 'bench/bench-site.ts',
  'bench:soak': 'bench/bench-soak.ts',
  budgets: 'tooling/publish/write-budgets.ts',
  restore: 'service/src/operation/restore-command.ts',
};

if (command === 'test') refuseWithoutBrowser();
refuseAnotherOwner(command, args, root);
installWhatIsMissing();
run(programs[command]);

function installWhatIsMissing() {
  const lockFile = path.join(root, 'package-lock.json');
  const stamp = path.join(root, 'node_modules/.installed-lock');
  const installed = path.join(root, 'node_modules/.package-lock.json');
  const wanted = wantedPackages(lockFile);
  const hash = createHash('sha256').update(JSON.stringify(wanted)).digest('hex');
  const hasAllPackages = wanted.every(
    ([key, { optional }]) => optional || existsSync(path.join(root, key, 'package.json')),
  );
  if (hasAllPackages && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  if (
    hasAllPackages &&
    !existsSync(stamp) &&
    existsSync(installed) &&
    statSync(installed).mtimeMs >= statSync(lockFile).mtimeMs
  ) {
    writeFileSync(stamp, hash);
    return;
  }
  const began = Date.now();
  process.stdout.write('Installing packages (npm ci) …\n');
  // The tools are packages for development, which NODE_ENV=production would leave out.
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const result = spawnSync('npm', ['ci', ...options], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    process.stderr.write('npm ci failed; see its message above. Nothing was started.\n');
    process.exit(result.status ?? 1);
  }
  writeFileSync(stamp, hash);
  process.env.PACKAGES_SECONDS = `${(Date.now() - began) / 1_000} ${processorSeconds()}`;
}

/** Leaves out the entries of the workspaces themselves, which need no installation. */
function wantedPackages(lockFile) {
  const { packages } = JSON.parse(readFileSync(lockFile, 'utf8'));
  return Object.entries(packages).filter(([key, { link }]) => key.includes('node_modules/') && !link);
}

function run(program) {
  const tsx = new URL('../node_modules/tsx/dist/loader.mjs', import.meta.url).href;
  const child = spawn(process.execPath, ['--import', tsx, path.join(root, program), ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  // Ctrl-C reaches the child too; this process waits until the child has cleaned up.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  // npm passes SIGTERM only to its shell, which ends without telling us.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
  child.on('exit', (code, signal) => process.exit(signal ? 1 : code));
}
