import type { Boot } from '@nivara/shared/contracts/registry';
import { matchRoute } from '@nivara/shared/contracts/route-match';
import { OPEN_TO_ALL } from '@nivara/shared/contracts/remote-manifest';
import type { PageToLoad } from '../remotes/page-loader';
import type { RemoteLoader } from '../remotes/remote-loader';
import { buildUrl } from '../remotes/remote-url';
import { preloadLinks } from '../remotes/script-loader';
import type { PrerenderedPage } from './prerendered-page';
import { preloadedScripts } from './start-scripts-early';
import { isOn } from './switches';

/**
 * Saves 390 of the 3,660 ms until a signed-in page is interactive (performance.md): loads the page's remote before
 * React renders the shell, and while the service is asked who is signed in. Returns the page to hydrate if the server
 * has prerendered it as `markup`.
 */
export function startPage(
  root: HTMLElement,
  { registry }: Pick<Boot, 'registry'>,
  loader: RemoteLoader,
  markup: string,
): PrerenderedPage | undefined {
  const { pathname } = window.location;
  const match = matchRoute(registry, pathname);
  const entry = match && registry.remotes[match.remote];
  if (!match || !entry) return undefined;
  const { remote, route } = match;
  const isHydrating = root.hasChildNodes() && isOn('prerendered-page');
  if (!isHydrating && !isOn('start-page')) return undefined;
  // The site preloads a guarded page only where somebody is signed in.
  const isPreloaded = preloadLinks().some(({ href }) => href === buildUrl(entry, entry.entry));
  if (!isPreloaded && route.access !== OPEN_TO_ALL) return undefined;
  const page: PageToLoad = { remote, entry, route };
  const { settled } = loader.pages.load(page);
  void loader.startScripts(entry, preloadedScripts());
  if (!isHydrating) return undefined;
  const ready = settled.then(() => loader.pages.isComplete(page));
  return { remote, module: route.module, pathname, ready, html: markup };
}
