import { readStaticData } from '@nivara/shared/api-client/static-data';
import type { Boot } from '@nivara/shared/contracts/registry';
import { matchRoute } from '@nivara/shared/contracts/route-match';
import { loadRemoteComponent } from '../remotes/load-remote-component';
import type { Arrival } from '../remotes/arrival';
import { buildUrl } from '../remotes/remote-url';

/**
 * Starts the code of a page that was not sent finished before the frame around it is made, and while it is asked who is
 * signed in. A guarded page's is hinted at only where a session is live.
 */
export function startHintedPage({ registry, patienceMs }: Boot): void {
  const match = matchRoute(registry, window.location.pathname);
  const entry = match && registry.remotes[match.remote];
  if (!match || !entry) return;
  const url = buildUrl(entry, entry.entry);
  const hints = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')];
  if (!hints.some(({ href }) => href === url)) return;
  // What goes wrong, the page itself finds out when it is its turn.
  loadRemoteComponent(match.remote, entry, match.route.module, patienceMs).catch(() => undefined);
}

/** Asks for the code and the data of a page that the server has sent finished. What arrives is put into `data`. */
export function awaitPage(root: HTMLElement, boot: Boot, data: Map<string, unknown>): Arrival | undefined {
  if (!root.hasChildNodes()) return undefined;
  const { pathname } = window.location;
  const match = matchRoute(boot.registry, pathname);
  const entry = match && boot.registry.remotes[match.remote];
  if (!match || !entry) return undefined;
  const { remote, route } = match;
  const code = loadRemoteComponent(remote, entry, route.module, boot.patienceMs);
  const files = (route.data ?? []).map(async (file) => {
    const url = buildUrl(entry, file);
    data.set(url, await readStaticData(url, AbortSignal.timeout(boot.patienceMs)));
  });
  const ready = Promise.all([code, ...files]).then(
    ([{ build }]) => build.base === entry.base,
    // Whatever cannot be had, its own screen says so, and offers another try.
    () => false,
  );
  return { remote, module: route.module, pathname, ready, html: root.querySelector('main')?.innerHTML ?? '' };
}
