import { isSupported, type RoutePage } from '@nivara/shared/contracts/remote-manifest';
import type { VisitorRegistry } from '@nivara/shared/contracts/registry';
import { matchRoute } from '@nivara/shared/contracts/route-match';
import { readRows } from './published-rows';

/** A route of an unknown contract may name its pages differently, so all its addresses count as known. */
export async function isKnownPage(
  registry: VisitorRegistry,
  pathname: string,
  dataDir: string,
): Promise<boolean> {
  const match = matchRoute(registry, pathname);
  const entry = match && registry.remotes[match.remote];
  if (!match || !entry) return false;
  const { contract } = entry.manifest;
  if (!isSupported(contract)) return true;
  const { path, pages = [path] } = match.route;
  for (const page of pages) if (await fits(page, pathname, entry.base, dataDir)) return true;
  return false;
}

async function fits(page: RoutePage, pathname: string, base: string, dataDir: string): Promise<boolean> {
  if (typeof page === 'string') return fitsPattern(page, pathname);
  const rows = await readRows(base + page.data, dataDir);
  // A data file that cannot be read must not turn existing pages into 404s.
  return rows?.some((row) => filledIn(page.path, row) === trimmed(pathname)) ?? true;
}

/** `:name` matches one part of the address, a final `*` everything after it. */
function fitsPattern(pattern: string, pathname: string): boolean {
  const source = trimmed(pattern)
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:\w+/g, '[^/]+')
    .replace(/\/\*$/, '(/.*)?');
  return new RegExp(`^${source}$`).test(trimmed(pathname));
}

const filledIn = (pattern: string, row: Record<string, unknown>) =>
  trimmed(pattern.replace(/:(\w+)/g, (_all, field: string) => String(row[field] ?? '')));

const trimmed = (pathname: string) => (pathname === '/' ? pathname : pathname.replace(/\/$/, ''));
