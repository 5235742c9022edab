import type { Hint } from '@nivara/shared/contracts/hint';
import type { RemoteBuild } from '@nivara/shared/contracts/registry';
import { buildUrl } from './remote-url';

/** What this page has asked for ahead, by the site's hints or its own. Never twice: where the first request hangs, the second would wait with it. */
const asked = new Set<string>();

/** Asks for a file that will be needed, unless that has been done. */
export function preload({ href, as, integrity, type, crossOrigin }: Hint): void {
  const url = new URL(href, window.location.origin).href;
  for (const hint of document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')) asked.add(hint.href);
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

/** A build's entry and the files of one of its modules, all in one round trip: left alone, each waits for the one before. */
export function preloadModule(build: RemoteBuild, module: string): void {
  const { entry, integrity, assets, hashes } = build;
  const files = (assets[module] ?? []).map((file) => ({ file, integrity: hashes[file] ?? '' }));
  for (const vouched of [{ file: entry, integrity }, ...files]) {
    // What nobody vouches for is not asked for ahead: the browser would refuse it, and say so.
    if (!vouched.integrity) continue;
    const href = buildUrl(build, vouched.file);
    preload({ href, as: 'script', integrity: vouched.integrity, crossOrigin: true });
  }
}

/** Data files are asked for together with the code that will show them. */
export function preloadData(build: RemoteBuild, files: readonly string[] = []): void {
  for (const file of files) preload({ href: buildUrl(build, file), as: 'fetch', crossOrigin: true });
}
