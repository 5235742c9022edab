import type { Hint } from '@nivara/shared/contracts/hint';
import type { Boot } from '@nivara/shared/contracts/registry';
import { OPEN_TO_ALL } from '@nivara/shared/contracts/remote-manifest';
import { matchRoute } from '@nivara/shared/contracts/route-match';
import { loadRemoteComponent } from '../remotes/load-remote-component';
import { preload, preloadData, preloadModule } from '../remotes/preload';

/** A pointer that only crosses a link means nothing by it. */
const INTENT_MS = 65;

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
  const { remote, route } = match;
  // Whether a guarded page may be shown is the site's to say.
  if (route.access === OPEN_TO_ALL) {
    preloadModule(entry, route.module);
    preloadData(entry, route.data);
    // Nobody has asked for it yet: following the link will say what is wrong.
    loadRemoteComponent(remote, entry, route.module, patienceMs).catch(() => undefined);
  }
  const scripts = ahead[pathname];
  if (!scripts) void preloadWhatTheSiteKnows(pathname, entry.base);
  for (const script of scripts ?? []) preload({ ...script, as: 'script', crossOrigin: true });
}

/** The site knows what the page will import beyond its remote's module; of a version that this page does not have, nothing is of use. */
async function preloadWhatTheSiteKnows(pathname: string, base: string): Promise<void> {
  try {
    const response = await fetch(`/hints${pathname}`);
    const hints = response.ok ? ((await response.json()) as Hint[]) : [];
    for (const hint of hints) if (hint.href.startsWith(base)) preload(hint);
  } catch {
    // It goes without.
  }
}

/** Not where people pay for each byte. */
const savesData = (): boolean =>
  'connection' in navigator && Reflect.get(Object(navigator.connection), 'saveData') === true;
