import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { foreignOrigins } from '@nivara/shared/contracts/foreign-origins';
import type { Hint } from '@nivara/shared/contracts/hint';
import { BOOT_ELEMENT_ID, type Boot } from '@nivara/shared/contracts/registry';
import { registryForPage } from '@nivara/shared/contracts/registry-for-page';
import { registryForVisitor } from '@nivara/shared/contracts/registry-for-visitor';
import { canonicalPath } from '@nivara/shared/contracts/route-match';
import type { SiteEnvironment } from './environment';
import { isKnownPage } from './known-pages';
import { preparePage, findNextPageScripts } from './prepare-page';
import type { LiveRegistry } from './live-registry';
import { isOwnAddress, type Overrides } from './override';
import { rolloutBucketOf } from './rollout-bucket';
import { escapeHtml, hintTag } from './preload-hints';
import type { PrerenderedPage, PrerenderedPages } from './prerender/prerendered-pages';
import { ORIGIN_PLACEHOLDER } from './prerender/messages';
import { sendCompressed } from './send-compressed';
import type { Reports } from './reports';
import { contentSecurityPolicy, INTEGRITY_POLICY } from './security-headers';
import { withoutScripts } from './without-scripts';
import { sendProblem } from './site-problems';
import { sessionCookieSent } from './session-probe';
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
}

/** The shell's first request, where a browser may be signed in. */
const WHO_IS_IT: Hint = { href: `${API_PATH}/session`, as: 'fetch', crossOrigin: true };

/** The shell's own pages, which no remote owns. */
const SHELL_PAGES = [SEARCH_PATH, RECOVER_PATH];

/** Calls, and folders of files. */
const NO_PAGES = new RegExp(`^(${[API_PATH, REMOTES_PATH, ASSETS_PATH, DATA_PATH].join('|')})(/|$)`);

/** Answers every page path with the shell's page, the registry inlined and the route's files preloaded. */
export function addPages(app: FastifyInstance, options: PageOptions): void {
  const readShell = () => ({
    page: readFileSync(path.join(options.shellDir, 'page.html'), 'utf8'),
    hints: JSON.parse(readFileSync(path.join(options.shellDir, 'preload.json'), 'utf8')) as Hint[],
  });
  // The shell's files change while the site runs in watch mode, so they have no integrity hashes.
  const kept = options.watch ? undefined : readShell();

  app.setNotFoundHandler(async (request, reply) => {
    const [pathname = '/'] = request.url.split(/[?#]/);
    if (!isPageRequest(request, pathname)) {
      return sendProblem(reply, 404);
    }
    const live = options.registry.read();
    const rolloutBucket = rolloutBucketOf(request, reply, live);
    const registry = registryForVisitor(live, rolloutBucket, Date.now());
    const { page, hints } = kept ?? readShell();
    const nonce = randomBytes(16).toString('base64');
    const override = options.overriding.of(request);
    const isKnown =
      (await isKnownPage(registry, pathname, options.dataDir)) ||
      SHELL_PAGES.includes(pathname) ||
      (options.watch && pathname === GALLERY_PATH);
    const boot: Boot = {
      registry,
      sessionExpected: sessionCookieSent(request),
      rolloutBucket,
      ticket: options.reports.ticket(registry),
      registryKey: options.registry.publicKey,
      timeLimitMs: options.timeLimitMs,
      ...(options.overriding.allowed(request)
        ? { overrides: isOwnAddress(request) ? 'by key or address' : 'by key' }
        : {}),
      ...(override ? { override } : {}),
    };
    reply
      .code(isKnown ? 200 : 404)
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': contentSecurityPolicy(
          nonce,
          [...foreignOrigins(registry), ...(override ? [override.origin] : [])],
          options.uploadOrigin,
        ),
        // Files that are being edited have no integrity hashes.
        ...(options.watch || override ? {} : { 'integrity-policy': INTEGRITY_POLICY }),
      });
    // A developer's own code never runs on the server.
    const { hints: own, prerendered } = override
      ? { hints: [], prerendered: { scripts: [] } }
      : await preparePage(request, { boot, pathname, isKnown }, options);
    // A remote's next version may redirect elsewhere, so browsers must not keep this answer.
    if (prerendered.redirectTo) return reply.redirect(prerendered.redirectTo, 302);
    const all = [...hints, ...(boot.sessionExpected ? [WHO_IS_IT] : []), ...own];
    const pageBoot: Boot = {
      ...boot,
      registry: registryForPage(registry, boot.sessionExpected),
      nextPageScripts: findNextPageScripts(boot, pathname, options),
    };
    const head = `<meta property="csp-nonce" nonce="${nonce}" />${addressTags(request, pathname)}`;
    const html = withPage(withNonce(page, nonce), prerendered, nonce, originOf(request))
      .replace(SCRIPTS, (start) => head + hintTags(all.filter((hint) => !isFont(hint))) + start)
      .replace(ROOT, (start) => hintTags(all.filter(isFont)) + start)
      .replace('</noscript>', (end) => withoutScripts(prerendered.page !== undefined) + end)
      .replace('</body>', (end) => jsonElement(pageBoot) + end);
    return sendCompressed(request, reply, html);
  });
}

/** Scripts are last in the head, after the styles and hints that the first paint needs. */
const SCRIPTS = '<script ';

/** The minifier leaves out optional quotation marks. */
const ROOT = /<div id="?root"?>/;

/** Chromium delays the first paint by up to 100 ms for fonts that the head preloads. */
const isFont = ({ as }: Hint): boolean => as === 'font';

const hintTags = (hints: Hint[]): string => hints.map(hintTag).join('');

const withNonce = (html: string, nonce: string) =>
  html.replaceAll(/<style(?=[ >])/g, `<style nonce="${nonce}"`);

/** Puts prerendered markup into this answer's app shell. */
function withPage(appShell: string, { page }: PrerenderedPage, nonce: string, origin: string): string {
  if (!page) return appShell;
  const styles = withNonce(page.styles, nonce);
  const own = (html: string) => html.replaceAll(ORIGIN_PLACEHOLDER, origin);
  return appShell
    .replace(SCRIPTS, (start) => own(page.head) + styles + start)
    .replace(ROOT, (start) => start + own(page.body));
}

function isPageRequest(request: FastifyRequest, pathname: string): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  // A path with a file extension is a missing file, not a page.
  return !/\.[a-z0-9]{2,5}$/i.test(pathname) && !NO_PAGES.test(pathname);
}

/** A data block never runs, and the escaped "<" keeps its JSON from closing the element. */
const jsonElement = (value: unknown) =>
  `<script type="application/json" id="${BOOT_ELEMENT_ID}">${JSON.stringify(value).replace(/</g, '\\u003c')}</script>`;

const originOf = ({ protocol, host }: FastifyRequest) => escapeHtml(`${protocol}://${host}`);

/** Search engines and shared links need the page's own address; the shell updates it on page changes. */
function addressTags(request: FastifyRequest, pathname: string): string {
  const href = originOf(request) + escapeHtml(canonicalPath(pathname));
  return `<link rel="canonical" href="${href}" /><meta property="og:url" content="${href}" />`;
}
