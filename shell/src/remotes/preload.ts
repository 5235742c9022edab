import type { Hint } from '@nivara/shared/contracts/hint';

/** What this page has asked for ahead, by the site's hints or its own. Never twice: where the first request hangs, the second would wait with it. */
const asked = new Set<string>();

/** Asks for a file that will be needed, unless that has been done. */
export function preload({ href, as, integrity, type, crossOrigin }: Hint): void {
  const url = new URL(href, window.location.origin).href;
  for (const { href: hinted } of preloadLinks()) asked.add(hinted);
  if (asked.has(url)) return;
  asked.add(url);
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = as;
  if (type) link.type = type;
  if (integrity) link.integrity = integrity;
  if (crossOrigin) link.crossOrigin = 'anonymous';
  link.href = url;
  document.head.append(link);
}

export const preloadLinks = (): HTMLLinkElement[] => [
  ...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]'),
];
