import type { Hint } from '@nivara/shared/contracts/hint';
import type { Boot } from '@nivara/shared/contracts/registry';
import { OPEN_TO_ALL } from '@nivara/shared/contracts/remote-manifest';
import { isBelow, matchRoute, pagesBelow } from '@nivara/shared/contracts/route-match';
import { pageParts, type PageToFetch } from '../remotes/page-parts';
import { runAhead } from './scripts-ahead';

/** A pointer that only crosses a link means nothing by it; one that comes to rest is to find all there when it presses. */
const INTENT_MS = 40;

/**
 * Whoever points at a link, or reaches it by the keyboard, will probably follow it: what the page behind it needs is
 * fetched meanwhile. One listener for every link there is and will be, the remotes' too.
 */
export function prefetchOnIntent(boot: Boot): void {
  const known = new Set([window.location.pathname]);
  let meant: ReturnType<typeof setTimeout> | undefined;
  const fetchPage = (pathname: string) => {
    known.add(pathname);
    prefetch(pathname, boot);
  };
  const consider = (decide: (pathname: string) => void) => (event: Event) => {
    clearTimeout(meant);
    const pathname = pageBehind(event.target);
    if (pathname !== undefined && !known.has(pathname) && !savesData()) decide(pathname);
  };
  const perhaps = consider((pathname) => {
    meant = setTimeout(() => fetchPage(pathname), INTENT_MS);
  });
  const passive = { passive: true };
  document.addEventListener('pointerover', perhaps, passive);
  document.addEventListener('focusin', perhaps, passive);
  document.addEventListener('pointerdown', consider(fetchPage), passive);
}

/** The page of this site that a link leads to. */
function pageBehind(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined;
  const { origin, pathname } = new URL(link.href);
  return origin === window.location.origin ? pathname : undefined;
}

function prefetch(pathname: string, { registry, patienceMs, ahead = {} }: Boot): void {
  const match = matchRoute(registry, pathname);
  const entry = match && registry.remotes[match.remote];
  if (!match || !entry) return;
  const page: PageToFetch = { remote: match.remote, entry, route: match.route, patienceMs };
  // Whether a guarded page may be shown is the site's to say.
  if (page.route.access === OPEN_TO_ALL) pageParts(page);
  const forAllBelow = isBelow(match.route, pathname) ? ahead[pagesBelow(match.route.path)] : undefined;
  const scripts = ahead[pathname] ?? forAllBelow;
  if (scripts) runAhead(entry, scripts, patienceMs);
  else void fetchWhatTheSiteKnows(pathname, page);
}

/** The site knows what the page will import beyond its remote's module. */
async function fetchWhatTheSiteKnows(pathname: string, page: PageToFetch): Promise<void> {
  try {
    const response = await fetch(`/hints${pathname}`);
    const hints = response.ok ? ((await response.json()) as Hint[]) : [];
    const own = hints.filter(({ href }) => href.startsWith(page.entry.base));
    if (own.length === 0) return;
    runAhead(
      page.entry,
      own.filter(({ as }) => as === 'script'),
      page.patienceMs,
    );
    pageParts(page);
  } catch {
    // It goes without.
  }
}

/** Not where people pay for each byte. */
const savesData = (): boolean =>
  'connection' in navigator && Reflect.get(Object(navigator.connection), 'saveData') === true;
