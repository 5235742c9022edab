import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import browsers from './installed-browsers.json';

// Debian's chromium-headless-shell runs the journeys in two thirds of the time that other builds of Chromium take.
const { debianPackages, programs, none } = browsers;

/** Let the browser start as root and without a GPU, and contact nothing but the pages under test. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const installedChromium = (): string | undefined =>
  [...programs, chromium.executablePath()].find((file) => existsSync(file));

/** Tries the named Chromium, an installed one, Playwright's own, and (on Debian, as root) a new installation. */
export async function findChromium(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist`);
  }
  const found = installedChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('No Chromium found: installing Debian’s …');
    const apt = (...args: string[]) =>
      spawnSync('apt-get', [...args, '-qq'], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    apt('update');
    for (const name of debianPackages) {
      apt('install', '-y', '--no-install-recommends', name);
      if (existsSync(`/usr/bin/${name}`)) return `/usr/bin/${name}`;
    }
  }
  throw new Error(none);
}
