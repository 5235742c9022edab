import type { Registry } from './registry';
import type { RemoteRoute } from './remote-manifest';

export interface RouteMatch {
  remote: string;
  route: RemoteRoute;
}

/**
 * The remote that owns a path: the longest declared prefix wins. Used by the shell's router and by the site
 * server's preload hints, so that both always agree. Reads leniently, since a manifest of another
 * contract must still show which pages are its own.
 */
export function matchRoute(registry: Registry, pathname: string): RouteMatch | undefined {
  let best: RouteMatch | undefined;
  for (const [remote, entry] of Object.entries(registry.remotes)) {
    const routes: unknown = entry.manifest?.routes;
    if (!Array.isArray(routes)) continue;
    for (const route of routes as RemoteRoute[]) {
      if (typeof route?.path !== 'string' || !owns(route.path, pathname)) continue;
      if (!best || route.path.length > best.route.path.length) best = { remote, route };
    }
  }
  return best;
}

/** A route's path may end with a slash. */
export const isBelow = ({ path }: RemoteRoute, pathname: string): boolean =>
  pathname.startsWith(`${path}/`) && pathname.length > path.length + 1;

/** The canonical path of a page that answers with and without a slash at the end of its path. */
export const canonicalPath = (pathname: string): string =>
  pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;

/** `/courses/*` matches all pages below a route. */
export const pagesBelow = (path: string): string => `${path}/*`;

function owns(path: string, pathname: string): boolean {
  if (path === '/') return pathname === '/';
  return pathname === path || pathname.startsWith(`${path}/`);
}
