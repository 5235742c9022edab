import { buildUrl } from '../remotes/remote-url';
import type { RemoteScript, StartScripts } from '../remotes/remote-loader';
import { preloadLinks, type LoadScript } from '../remotes/script-loader';

interface Options {
  loadScript: LoadScript;
  timeLimitMs: number;
}

/**
 * The early start saved 90 of the 440 ms from a list to one of its pages (decision 35). A script only registers its
 * modules, so it may run in any order and before the import that needs it.
 */
export function createStartScripts({ loadScript, timeLimitMs }: Options): StartScripts {
  const started = new Map<string, Promise<void>>();
  return (build, scripts) => {
    const base = buildUrl(build, '');
    const running = scripts.map(({ href, integrity }) => {
      const url = new URL(href, base).href;
      // The browser refuses a script without a hash, and this page cannot use a script of another version.
      if (!integrity || !url.startsWith(base) || url === buildUrl(build, build.entry)) return undefined;
      const known = started.get(url);
      if (known) return known;
      const script = loadScript({ url, integrity, timeLimitMs });
      started.set(url, script);
      script.catch(() => started.delete(url));
      return script;
    });
    return Promise.all(running).then(
      () => true,
      () => false,
    );
  };
}

/** Scripts that the site preloads in the page. */
export const preloadedScripts = (): RemoteScript[] =>
  preloadLinks()
    .filter(({ as }) => as === 'script')
    .map(({ href, integrity }) => ({ href, integrity }));
