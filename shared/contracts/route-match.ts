import type { Registry } from './registry';
import type { RemoteRoute } from './remote-manifest';

export interface RouteMatch {
  remote: string;
  route: RemoteRoute;
}

/**
 * Finds the remote that owns a path by the longest declared prefix. The shell's router and the preload hints of the
 * site's server both call this function, so that they agree. It reads leniently, since a manifest of another contract
 * must still show which pages are its own.
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

/** A pathname that only adds a slash to the route's path is the route itself, and not below it. */
export const isBelow = ({ path }: RemoteRoute, pathname: string): boolean =>
  pathname.startsWith(`${path}/`) && pathname.length > path.length + 1;

/** The canonical path of a page that answers with and without a slash at the end of its path. */
export const canonicalPath = (pathname: string): string =>
  pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;

/** Returns the pattern of all pages below a route, such as `/courses/*`. */
export const pagesBelow = (path: string): string => `${path}/*`;

function owns(path: string, pathname: string): boolean {
  if (path === '/') return pathname === '/';
  return pathname === path || pathname.startsWith(`${path}/`);
}
