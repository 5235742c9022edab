import { createHash } from 'node:crypto';
import type { Hint } from '@nivara/shared/contracts/hint';
import { BOOT_ELEMENT_ID, type Boot } from '@nivara/shared/contracts/registry';
import { canonicalPath } from '@nivara/shared/contracts/route-match';
import { escapeHtml, hintTag } from './preload-hints';
import type { PrerenderedPage } from './prerender/prerendered-pages';
import { ORIGIN_PLACEHOLDER } from './prerender/messages';
import { withoutScripts } from './without-scripts';

interface Parts {
  /** The shell’s page, as it was built. */
  appShell: string;
  hints: readonly Hint[];
  prerendered: PrerenderedPage;
  boot: Boot;
  origin: string;
  /** Undefined for a missing page, which gets no canonical address. */
  pathname: string | undefined;
}

/** The shell’s page with the registry inlined, the route’s files preloaded and the prerendered markup. */
export function assemblePage({ appShell, hints, prerendered, boot, origin, pathname }: Parts): string {
  const escapedOrigin = escapeHtml(origin);
  const head = pathname === undefined ? '' : addressTags(escapedOrigin, pathname);
  return withPrerendered(appShell, prerendered, escapedOrigin)
    .replace(SCRIPTS, (start) => head + hintTags(hints.filter((hint) => !isFont(hint))) + start)
    .replace(ROOT, (start) => hintTags(hints.filter(isFont)) + start)
    .replace('</noscript>', (end) => withoutScripts(prerendered.page !== undefined) + end)
    .replace('</body>', (end) => jsonElement(boot) + end);
}

/** Scripts are last in the head, after the styles and hints that the first paint needs. */
const SCRIPTS = '<script ';

/** The minifier leaves out optional quotation marks. */
const ROOT = /<div id="?root"?>/;

/** Chromium delays the first paint by up to 100 ms for fonts that the head preloads. */
const isFont = ({ as }: Hint): boolean => as === 'font';

const hintTags = (hints: readonly Hint[]): string => hints.map(hintTag).join('');

function withPrerendered(appShell: string, { page }: PrerenderedPage, origin: string): string {
  if (!page) return appShell;
  // A function, since `replaceAll` would interpret patterns such as $`, which a visitor's request can put into the origin.
  const own = (html: string) => html.replaceAll(ORIGIN_PLACEHOLDER, () => origin);
  return appShell
    .replace(SCRIPTS, (start) => own(page.head) + page.styles + start)
    .replace(ROOT, (start) => start + own(page.body));
}

/** A data block never runs, and the escaped "<" keeps its JSON from closing the element. */
const jsonElement = (value: unknown) =>
  `<script type="application/json" id="${BOOT_ELEMENT_ID}">${JSON.stringify(value).replace(/</g, '\\u003c')}</script>`;

/** Search engines and shared links need the page's own address; the shell updates it on page changes. */
function addressTags(origin: string, pathname: string): string {
  const href = origin + escapeHtml(canonicalPath(pathname));
  return `<link rel="canonical" href="${href}" /><meta property="og:url" content="${href}" />`;
}

const STYLES = /<style(?=[ >])[^>]*>([\s\S]*?)<\/style>/g;

/** styled-components adds rules to an empty element; a policy that permits the element permits its rules. */
const EMPTY = '';

/** The sources for a content security policy that permits the page's own styles and no others. */
export const styleHashes = (html: string): string[] => [
  ...new Set([EMPTY, ...[...html.matchAll(STYLES)].map(([, text = '']) => text)].map(sourceOf)),
];

const hashes = new Map<string, string>();
const MOST_HASHES = 200;

function sourceOf(text: string): string {
  const known = hashes.get(text);
  if (known) return known;
  const source = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  if (hashes.size >= MOST_HASHES) hashes.clear();
  hashes.set(text, source);
  return source;
}

/**
 * In watch mode and with an override, styled-components writes text into its elements: only a nonce permits
 * that.
 */
export const withNonce = (html: string, nonce: string): string =>
  html
    .replaceAll(/<style(?=[ >])/g, `<style nonce="${nonce}"`)
    .replace(SCRIPTS, (start) => `<meta property="csp-nonce" nonce="${nonce}" />${start}`);
