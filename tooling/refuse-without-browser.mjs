import { existsSync, readFileSync, readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const { programs, none } = JSON.parse(
  readFileSync(new URL('./installed-browsers.json', import.meta.url), 'utf8'),
);

/** Stops before the packages are installed; find-chromium.ts would refuse only afterwards. */
export function refuseWithoutBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) refuse(`CHROMIUM_PATH names ${named}, which does not exist`);
  if (named || programs.some((file) => existsSync(file)) || playwrightHasBrowser() || canInstallBrowser())
    return;
  refuse(none);
}

const canInstallBrowser = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** Playwright's browser folder depends on the system. */
function playwrightHasBrowser() {
  const cache = {
    darwin: path.join(os.homedir(), 'Library/Caches'),
    win32: process.env.LOCALAPPDATA ?? '',
  }[process.platform];
  const folder =
    process.env.PLAYWRIGHT_BROWSERS_PATH ??
    path.join(cache ?? process.env.XDG_CACHE_HOME ?? path.join(os.homedir(), '.cache'), 'ms-playwright');
  return existsSync(folder) && readdirSync(folder).some((name) => name.startsWith('chromium'));
}

function refuse(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
