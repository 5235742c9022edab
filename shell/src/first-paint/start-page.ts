import type { Boot } from '@nivara/shared/contracts/registry';
import { matchRoute } from '@nivara/shared/contracts/route-match';
import { OPEN_TO_ALL } from '@nivara/shared/contracts/remote-manifest';
import type { Arrival } from './prerendered-page';
import { gotWhole, pageParts, type PageToFetch } from '../remotes/page-parts';
import { preloadLinks } from '../remotes/preload';
import { buildUrl } from '../remotes/remote-url';
import { hintedPieces, runAhead } from './scripts-ahead';

/**
 * Starts the page before the frame around it is made, and while it is asked who is signed in. Answers what there is to
 * come alive, where the server has sent the page finished.
 */
export function awaitPage(root: HTMLElement, { registry, patienceMs }: Boot): Arrival | undefined {
  const { pathname } = window.location;
  const match = matchRoute(registry, pathname);
  const entry = match && registry.remotes[match.remote];
  if (!match || !entry) return undefined;
  const { remote, route } = match;
  const page: PageToFetch = { remote, entry, route, patienceMs };
  // A guarded page is hinted at only where a session is live.
  const isHinted = preloadLinks().some(({ href }) => href === buildUrl(entry, entry.entry));
  if (!isHinted && route.access !== OPEN_TO_ALL) return undefined;
  const parts = pageParts(page);
  runAhead(entry, hintedPieces(), patienceMs);
  if (!root.hasChildNodes()) return undefined;
  const ready = parts.settled.then(() => gotWhole(page));
  return { remote, module: route.module, pathname, ready, html: root.querySelector('main')?.innerHTML ?? '' };
}
