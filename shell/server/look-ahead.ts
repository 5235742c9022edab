import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Hint } from '@nivara/shared/contracts/hint';
import type { Boot } from '@nivara/shared/contracts/registry';
import { isSupported, OPEN_TO_ALL } from '@nivara/shared/contracts/remote-manifest';
import { registryForVisitor } from '@nivara/shared/contracts/registry-for-visitor';
import { isBelow, matchRoute, pagesBelow } from '@nivara/shared/contracts/route-match';
import { isKnownPage } from './known-pages';
import type { LiveRegistry } from './live-registry';
import { rolloutBucketOf } from './rollout-bucket';
import type { PrerenderedPage, PrerenderedPages } from './prerender/prerendered-pages';
import { remoteHints } from './preload-hints';
import { sessionCookieSent, whoIsSignedIn } from './session-probe';

interface Options {
  registry: LiveRegistry;
  prerendered: PrerenderedPages;
  serviceUrl: string;
  dataDir: string;
}

interface Page {
  boot: Pick<Boot, 'registry' | 'sessionExpected'>;
  pathname: string;
  /** False where nothing is known to be at the address. */
  owned: boolean;
}

const NOTHING: PrerenderedPage = { scripts: [] };

/** What a page will ask for, and the page itself where it can be sent finished. */
export async function lookAhead(
  request: FastifyRequest,
  { boot, pathname, owned }: Page,
  { registry, prerendered, serviceUrl }: Omit<Options, 'dataDir'>,
): Promise<{ hints: Hint[]; prerendered: PrerenderedPage }> {
  const match = matchRoute(boot.registry, pathname);
  if (!match) return { hints: [], prerendered: NOTHING };
  const guarded = match.route.access === 'signed-in';
  const user = guarded ? await whoIsSignedIn(request, serviceUrl) : undefined;
  // A guarded remote's code is not even hinted at before somebody is signed in.
  if (guarded && !user) return { hints: [], prerendered: NOTHING };
  const isSpoken = isSupported(boot.registry.remotes[match.remote]?.manifest?.contract);
  // What an address asks for behind its "?" is the browser's to show.
  const isPlain = owned && isSpoken && (guarded || !request.url.includes('?'));
  // Nothing else of this visitor: the page is kept for others.
  const { registry: remotes, sessionExpected } = boot;
  const task = {
    boot: { registry: remotes, sessionExpected },
    pathname,
    match,
    ...(user ? { user } : {}),
  };
  const made = isPlain ? await prerendered.find(task, registry.readText()) : NOTHING;
  const found = redirectsInCircles(made, task.boot, { registry, prerendered })
    ? { scripts: made.scripts }
    : made;
  const scripts = found.scripts.map(({ href, integrity }): Hint => ({
    href,
    as: 'script',
    integrity,
    crossOrigin: true,
  }));
  return { hints: [...remoteHints(boot.registry, match), ...scripts], prerendered: found };
}

/** A page that leads to one that leads on again is the browser's to follow: two that name each other would have no end. */
function redirectsInCircles(
  { redirectTo }: PrerenderedPage,
  boot: Page['boot'],
  { registry, prerendered }: Pick<Options, 'registry' | 'prerendered'>,
): boolean {
  const [pathname] = redirectTo?.split(/[?#]/) ?? [];
  const match = pathname === undefined ? undefined : matchRoute(boot.registry, pathname);
  if (pathname === undefined || !match) return false;
  return prerendered.known({ boot, pathname, match }, registry.readText()).redirectTo !== undefined;
}

/**
 * What the pages that the header leads to import, and those below the public routes, as far as any have been made: one
 * round trip less on the way there.
 */
export function scriptsAhead(
  { registry: remotes }: Page['boot'],
  pathname: string,
  { registry, prerendered }: Pick<Options, 'registry' | 'prerendered'>,
): NonNullable<Boot['ahead']> {
  const text = registry.readText();
  const boot = { registry: remotes, sessionExpected: false };
  const menus = Object.values(remotes.remotes)
    .filter(({ manifest }) => isSupported(manifest?.contract))
    .flatMap(({ manifest }) => Object.values(manifest.menus ?? {}).map(({ to }) => to))
    .filter((to) => to !== pathname)
    .flatMap((to) => {
      const match = matchRoute(remotes, to);
      if (match?.route.access !== OPEN_TO_ALL) return [];
      return [[to, prerendered.known({ boot, pathname: to, match }, text).scripts] as const];
    });
  const here = matchRoute(remotes, pathname)?.route;
  // A page has what its neighbours import.
  const isNeighbour = (path: string) => here?.path === path && isBelow(here, pathname);
  const below = [...prerendered.importedBelow(remotes, text)]
    .filter(([path]) => !isNeighbour(path))
    .map(([path, scripts]) => [pagesBelow(path), scripts] as const);
  return Object.fromEntries([...menus, ...below].filter(([, scripts]) => scripts.length > 0));
}

/** `/hints/services/kids-care`: what that page will ask for, for browsers that expect to go there. */
export function addHints(app: FastifyInstance, options: Options): void {
  app.get<{ Params: { '*': string } }>('/hints/*', async (request, reply) => {
    const live = options.registry.read();
    const registry = registryForVisitor(live, rolloutBucketOf(request, reply, live), Date.now());
    const boot = { registry, sessionExpected: sessionCookieSent(request) };
    const pathname = `/${request.params['*']}`;
    const owned = await isKnownPage(registry, pathname, options.dataDir);
    const { hints } = await lookAhead(request, { boot, pathname, owned }, options);
    return reply.header('cache-control', 'private, max-age=60').send(hints);
  });
}
