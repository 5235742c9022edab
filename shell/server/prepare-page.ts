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
import { sendsSessionCookie, whoIsSignedIn } from './session-probe';
import { HINTS_PATH } from '@nivara/shared/contracts/site-paths';

interface Options {
  registry: LiveRegistry;
  prerendered: PrerenderedPages;
  serviceUrl: string;
  dataDir: string;
}

interface Page {
  boot: Pick<Boot, 'registry' | 'sessionExpected'>;
  pathname: string;
  /** False where no page is known at the address. */
  isKnown: boolean;
}

const NOTHING: PrerenderedPage = { scripts: [] };

/** Finds a page's preload hints, and its prerendered markup where there is any. */
export async function preparePage(
  request: FastifyRequest,
  { boot, pathname, isKnown }: Page,
  { registry, prerendered, serviceUrl }: Omit<Options, 'dataDir'>,
): Promise<{ hints: Hint[]; prerendered: PrerenderedPage }> {
  const match = matchRoute(boot.registry, pathname);
  if (!match) return { hints: [], prerendered: NOTHING };
  const isGuarded = match.route.access === 'signed-in';
  const user = isGuarded ? await whoIsSignedIn(request, serviceUrl) : undefined;
  // A guarded remote's files are not named to visitors who are not signed in.
  if (isGuarded && !user) return { hints: [], prerendered: NOTHING };
  const isContractSupported = isSupported(boot.registry.remotes[match.remote]?.manifest?.contract);
  // A query is handled in the browser, so it prevents prerendering. A guarded page gets only its scripts from
  // here, and no query changes those.
  const isPrerenderable = isKnown && isContractSupported && (isGuarded || !request.url.includes('?'));
  // The page is cached for all visitors, so it gets only these two parts of this visitor's boot.
  const { registry: remotes, sessionExpected } = boot;
  const task = {
    boot: { registry: remotes, sessionExpected },
    pathname,
    match,
    ...(user ? { user } : {}),
  };
  const made = isPrerenderable ? await prerendered.find(task, registry.readText()) : NOTHING;
  const found = redirectsTwice(made, task.boot, { registry, prerendered }) ? { scripts: made.scripts } : made;
  const scripts = found.scripts.map(({ href, integrity }): Hint => ({
    href,
    as: 'script',
    integrity,
    crossOrigin: true,
  }));
  return { hints: [...remoteHints(boot.registry, match), ...scripts], prerendered: found };
}

/** Leaves a chain of redirects to the browser: two pages that redirect to each other would loop here. */
function redirectsTwice(
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
 * Lists the scripts of likely next pages (menu targets, pages below public routes), which saves a request when such a
 * page is prefetched.
 */
export function findNextPageScripts(
  { registry: remotes }: Page['boot'],
  pathname: string,
  { registry, prerendered }: Pick<Options, 'registry' | 'prerendered'>,
): NonNullable<Boot['nextPageScripts']> {
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
  // Pages below the same route import the same scripts, which this page already has.
  const isNeighbour = (path: string) => here?.path === path && isBelow(here, pathname);
  const below = [...prerendered.importedBelow(remotes, text)]
    .filter(([path]) => !isNeighbour(path))
    .map(([path, scripts]) => [pagesBelow(path), scripts] as const);
  return Object.fromEntries([...menus, ...below].filter(([, scripts]) => scripts.length > 0));
}

/** `/hints/services/kids-care` answers with the hints of `/services/kids-care`, for browsers that prefetch the page. */
export function addHints(app: FastifyInstance, options: Options): void {
  app.get<{ Params: { '*': string } }>(`${HINTS_PATH}/*`, async (request, reply) => {
    const live = options.registry.read();
    const registry = registryForVisitor(live, rolloutBucketOf(request, reply, live), Date.now());
    const boot = { registry, sessionExpected: sendsSessionCookie(request) };
    const pathname = `/${request.params['*']}`;
    const isKnown = await isKnownPage(registry, pathname, options.dataDir);
    const { hints } = await preparePage(request, { boot, pathname, isKnown }, options);
    return reply.header('cache-control', 'private, max-age=60').send(hints);
  });
}
