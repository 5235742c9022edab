import type { Hint } from '@nivara/shared/contracts/hint';
import type { Boot } from '@nivara/shared/contracts/registry';
import { OPEN_TO_ALL } from '@nivara/shared/contracts/remote-manifest';
import { isBelow, matchRoute, pagesBelow } from '@nivara/shared/contracts/route-match';
import type { PageToLoad } from '../remotes/page-loader';
import type { RemoteLoader } from '../remotes/remote-loader';
import { importScreenAhead } from './import-screen-ahead';
import { isOn } from './switches';
import { HINTS_PATH } from '@nivara/shared/contracts/site-paths';

/** A pointer that only crosses a link leaves it sooner than this. */
const INTENT_MS = 40;

/**
 * Shortens the benchmark's walk through the site from 877 to 400 ms when the pointer rests on each link
 * before the click (performance.md). Listens on the document, so that the links of remotes count as well.
 */
export function prefetchOnIntent(
  boot: Pick<Boot, 'registry' | 'nextPageScripts'>,
  loader: RemoteLoader,
): void {
  if (!isOn('prefetch-on-intent')) return;
  const prefetched = new Set([window.location.pathname]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const fetchPage = (pathname: string) => {
    prefetched.add(pathname);
    prefetch(pathname, boot, loader);
  };
  const onLink = (handle: (pathname: string) => void) => (event: Event) => {
    clearTimeout(timer);
    const pathname = pageBehind(event.target);
    if (pathname !== undefined && !prefetched.has(pathname) && !savesData()) handle(pathname);
  };
  const fetchAfterRest = onLink((pathname) => {
    timer = setTimeout(() => fetchPage(pathname), INTENT_MS);
  });
  const passive = { passive: true };
  document.addEventListener('pointerover', fetchAfterRest, passive);
  document.addEventListener('focusin', fetchAfterRest, passive);
  document.addEventListener('pointerdown', onLink(fetchPage), passive);
}

/** Undefined unless the link opens a page of this site in this tab. */
export function pageBehind(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined;
  const { origin, pathname } = new URL(link.href);
  return origin === window.location.origin ? pathname : undefined;
}

function prefetch(
  pathname: string,
  { registry, nextPageScripts = {} }: Pick<Boot, 'registry' | 'nextPageScripts'>,
  loader: RemoteLoader,
): void {
  const match = matchRoute(registry, pathname);
  const entry = match && registry.remotes[match.remote];
  if (!match || !entry) return;
  const page: PageToLoad = { remote: match.remote, entry, route: match.route };
  // Only the site knows whether a guarded page may be shown.
  if (page.route.access === OPEN_TO_ALL) loader.pages.load(page);
  const forAllBelow = isBelow(match.route, pathname)
    ? nextPageScripts[pagesBelow(match.route.path)]
    : undefined;
  const scripts = nextPageScripts[pathname] ?? forAllBelow;
  if (scripts) void importScreenAhead(pathname, page, loader.startScripts(entry, scripts), loader);
  else void prefetchHints(pathname, page, loader);
}

/** The site's hints name the scripts that the page imports beyond its remote's module. */
async function prefetchHints(pathname: string, page: PageToLoad, loader: RemoteLoader): Promise<void> {
  try {
    const response = await fetch(HINTS_PATH + pathname);
    const hints = response.ok ? ((await response.json()) as Hint[]) : [];
    const own = hints.filter(({ href }) => href.startsWith(page.entry.base));
    if (own.length === 0) return;
    const scripts = own.filter(({ as }) => as === 'script');
    await importScreenAhead(pathname, page, loader.startScripts(page.entry, scripts), loader);
  } catch {
    // The page also loads without hints.
  }
}

/** True where the visitor's browser asks for less traffic. */
export const savesData = (): boolean =>
  'connection' in navigator && Reflect.get(Object(navigator.connection), 'saveData') === true;
