import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { foreignOrigins } from '@nivara/shared/contracts/foreign-origins';
import type { Metrics } from '@nivara/shared/server/metrics';
import type { Hint } from '@nivara/shared/contracts/hint';
import type { Override } from '@nivara/shared/contracts/override';
import type { Boot, VisitorRegistry } from '@nivara/shared/contracts/registry';
import { registryForPage } from '@nivara/shared/contracts/registry-for-page';
import { matchRoute } from '@nivara/shared/contracts/route-match';
import { assemblePage, styleHashes, withNonce } from './assemble-page';
import { CompressedText, hasCurrent, sendText } from './compressed';
import type { SiteEnvironment } from './environment';
import { KeptPages, type MadePage, type Redirect } from './kept-pages';
import { isKnownPage } from './known-pages';
import { preparePage, findNextPageScripts } from './prepare-page';
import type { LiveRegistry } from './live-registry';
import { isTypedOrOwnLink, type Overrides } from './override';
import { rolloutBucketOf } from './rollout-bucket';
import type { PrerenderedPages } from './prerender/prerendered-pages';
import type { Reports } from './reports';
import { contentSecurityPolicy, INTEGRITY_POLICY } from './security-headers';
import { sendProblem } from './site-problems';
import { VisitorRegistries } from './visitor-registries';
import { sendsSessionCookie } from './session-probe';
import {
  API_PATH,
  ASSETS_PATH,
  DATA_PATH,
  GALLERY_PATH,
  RECOVER_PATH,
  REMOTES_PATH,
  SEARCH_PATH,
} from '@nivara/shared/contracts/site-paths';

interface PageOptions extends SiteEnvironment {
  registry: LiveRegistry;
  reports: Reports;
  overriding: Overrides;
  prerendered: PrerenderedPages;
  counters: Metrics;
}

/** The shell's first request in a browser that may be signed in. */
const SESSION_HINT: Hint = { href: `${API_PATH}/session`, as: 'fetch', crossOrigin: true };

/** The shell's own pages, which no remote owns. */
const SHELL_PAGES = [SEARCH_PATH, RECOVER_PATH];

/** Calls and folders of files are no pages. */
const NO_PAGES = new RegExp(`^(${[API_PATH, REMOTES_PATH, ASSETS_PATH, DATA_PATH].join('|')})(/|$)`);

/** Answers every page path with the shell's page; a page that many visitors share is made and compressed once. */
export function addPages(app: FastifyInstance, options: PageOptions): void {
  const { registry, prerendered, overriding, watch } = options;
  const readShell = () => ({
    appShell: readFileSync(path.join(options.shellDir, 'page.html'), 'utf8'),
    hints: JSON.parse(readFileSync(path.join(options.shellDir, 'preload.json'), 'utf8')) as Hint[],
  });
  // The shell's files change while the site runs in watch mode, so they are read for each page.
  const shell = watch ? undefined : readShell();
  const registries = new VisitorRegistries();
  const count = options.counters.counter(
    'nivara_pages',
    'Requests for pages that visitors share, by whether the page came from memory or was made.',
    ['from'],
  );
  const keptPages = new KeptPages((from) => count({ from }));

  const make = async (request: FastifyRequest, view: View, nonce?: string): Promise<MadePage | Redirect> => {
    const { pathname, isKnown, override, registry: visitorRegistry } = view;
    const boot: Boot = {
      registry: visitorRegistry,
      sessionExpected: view.sessionExpected,
      ticket: options.reports.ticket(visitorRegistry),
      registryKey: registry.publicKey,
      timeLimitMs: options.timeLimitMs,
      ...(view.overrides ? { overrides: view.overrides } : {}),
      ...(override ? { override } : {}),
    };
    // A developer's own code never runs on the server.
    const prepared = override
      ? { hints: [], prerendered: { scripts: [] } }
      : await preparePage(request, { boot, pathname, isKnown }, options);
    if (prepared.prerendered.redirectTo) return { redirectTo: prepared.prerendered.redirectTo };
    const { appShell, hints } = shell ?? readShell();
    const assembled = assemblePage({
      appShell,
      hints: [...hints, ...(boot.sessionExpected ? [SESSION_HINT] : []), ...prepared.hints],
      prerendered: prepared.prerendered,
      boot: {
        ...boot,
        registry: registryForPage(visitorRegistry, boot.sessionExpected),
        nextPageScripts: findNextPageScripts(boot, pathname, options),
      },
      origin: view.origin,
      pathname: isKnown ? pathname : undefined,
    });
    const policy = contentSecurityPolicy(
      nonce ? [`'nonce-${nonce}'`] : styleHashes(assembled),
      [...foreignOrigins(visitorRegistry), ...(override ? [override.origin] : [])],
      options.uploadOrigin,
    );
    const html = nonce ? withNonce(assembled, nonce) : assembled;
    return {
      ...{ status: isKnown ? 200 : 404, html, policy },
      isPending: prepared.prerendered.isPending ?? false,
    };
  };

  app.setNotFoundHandler(async (request, reply) => {
    const [pathname = '/'] = request.url.split(/[?#]/);
    if (!isPageRequest(request, pathname)) {
      return sendProblem(reply, 404);
    }
    const live = registry.read();
    const { registry: visitorRegistry, name } = registries.find(live, rolloutBucketOf(request, reply, live));
    const isKnown =
      (await isKnownPage(visitorRegistry, pathname, options.dataDir)) ||
      SHELL_PAGES.includes(pathname) ||
      (watch && pathname === GALLERY_PATH);
    const override = overriding.of(request);
    const view: View = {
      pathname,
      isKnown,
      registry: visitorRegistry,
      sessionExpected: sendsSessionCookie(request),
      overrides: overridesFor(request, overriding),
      override,
      origin: `${request.protocol}://${request.host}`,
    };
    const match = matchRoute(visitorRegistry, pathname);
    const isGuarded = match?.route.access === 'signed-in';
    const isInDevelopment = watch || override !== undefined;
    const pathKey = isKnown ? pathname : `404 ${match?.route.path ?? ''}`;
    const page =
      isInDevelopment || (isGuarded && view.sessionExpected)
        ? await make(request, view, isInDevelopment ? randomBytes(16).toString('base64') : undefined)
        : await keptPages.find(
            [
              ...[pathKey, request.url.includes('?'), view.sessionExpected],
              ...[view.overrides ?? '', view.origin, name],
            ].join('\n'),
            `${registry.revision} ${prerendered.revision}`,
            () => make(request, view),
          );
    // A remote's next version may redirect elsewhere, so browsers must not keep this answer.
    if ('redirectTo' in page) return reply.header('cache-control', 'no-store').redirect(page.redirectTo, 302);
    const text = 'text' in page ? page.text : new CompressedText(page.html);
    // After Back a browser may show a page that it kept, even if somebody else has signed in since.
    const mayBeKept = 'text' in page && !view.sessionExpected && !isGuarded;
    reply.headers({
      'cache-control': mayBeKept ? 'private, no-cache' : 'no-store',
      'content-security-policy': page.policy,
      // Files that are being edited have no integrity hashes.
      ...(isInDevelopment ? {} : { 'integrity-policy': INTEGRITY_POLICY }),
      ...(mayBeKept ? { etag: text.etag } : {}),
    });
    if (mayBeKept && page.status === 200 && hasCurrent(request, text.etag)) return reply.code(304).send();
    return sendText(request, reply.code(page.status).type('text/html; charset=utf-8'), text);
  });
}

interface View {
  pathname: string;
  /** False where no page is known at the address. */
  isKnown: boolean;
  registry: VisitorRegistry;
  sessionExpected: boolean;
  overrides: Boot['overrides'];
  override: Override | undefined;
  origin: string;
}

function overridesFor(request: FastifyRequest, overriding: Overrides): Boot['overrides'] {
  if (!overriding.allowed(request)) return undefined;
  return isTypedOrOwnLink(request) ? 'by key or address' : 'by key';
}

function isPageRequest(request: FastifyRequest, pathname: string): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  // A path with a file extension is a missing file, not a page.
  return !/\.[a-z0-9]{2,5}$/i.test(pathname) && !NO_PAGES.test(pathname);
}
