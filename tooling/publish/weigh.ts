import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import budgets from '@nivara/shared/contracts/budgets.json';
import type { BuildRecord } from '../../registry/build-record';

/** Bytes that a browser fetches, with brotli at its highest level. */
export interface Weights {
  /** Bytes before the remote's first route can run. */
  firstVisit: number;
  /** Additional bytes of each further exposed module and each lazy screen. */
  screens: Record<string, number>;
}

/** A screen is in a `screens` folder, or has a name that ends in `-screen`. */
const SCREEN = /(^|\/)screens\/|-screens?$/;

export function weighRemote(
  folder: string,
  {
    lazy,
    assets,
    manifest,
    firstVisitBytes,
  }: Pick<BuildRecord, 'lazy' | 'assets' | 'manifest' | 'firstVisitBytes'>,
): Weights {
  const first = manifest.routes[0]?.module ?? '';
  const firstFiles = new Set(assets[first]);
  const further = Object.entries(assets).filter(([module]) => module !== first);
  const screens = Object.entries(lazy)
    .filter(([name]) => SCREEN.test(name))
    .map(([name, files]): [string, string[]] => [name, files.map(({ file }) => file)]);
  const added = [...further, ...screens].map(([name, files]): [string, number] => [
    name,
    sizeOf(
      folder,
      files.filter((file) => !firstFiles.has(file)),
    ),
  ]);
  return { firstVisit: firstVisitBytes, screens: Object.fromEntries(added) };
}

/** Sums the bytes of the shell's scripts on a visitor's first page. */
export function weighShell(shellDir: string): number {
  const hints = JSON.parse(readFileSync(path.join(shellDir, 'preload.json'), 'utf8')) as {
    href: string;
    as: string;
  }[];
  const page = readFileSync(path.join(shellDir, 'page.html'), 'utf8');
  const entries = [...page.matchAll(/src="?\/assets\/([\w.-]+\.js)/g)].map(([, file = '']) => file);
  const chunks = hints.filter(({ as }) => as === 'script').map(({ href }) => href.replace('/assets/', ''));
  return sizeOf(shellDir, [...new Set([...entries, ...chunks])]);
}

/** Describes everything above its limit in shared/contracts/budgets.json. */
export function overBudget(remote: string, { firstVisit, screens }: Weights): string[] {
  const allowed = limitOf(budgets.firstVisit, remote) ?? budgets.firstVisit.others;
  const named = limitOf(budgets.screens as Record<string, Record<string, number>>, remote) ?? {};
  return [
    ...(firstVisit > allowed
      ? [
          `It weighs ${firstVisit} bytes before its first route can run; shared/contracts/budgets.json allows ${allowed}.`,
        ]
      : []),
    ...Object.entries(screens).flatMap(([screen, bytes]) => {
      const most = limitOf(named, screen) ?? budgets.otherScreens;
      return bytes > most
        ? [`Its ${screen} adds ${bytes} bytes; shared/contracts/budgets.json allows ${most}.`]
        : [];
    }),
  ];
}

const limitOf = <Value>(figures: Record<string, Value>, name: string): Value | undefined =>
  Object.hasOwn(figures, name) ? figures[name] : undefined;

const sizeOf = (folder: string, files: string[]): number =>
  files.reduce((sum, file) => sum + statSync(path.join(folder, `${file}.br`)).size, 0);
