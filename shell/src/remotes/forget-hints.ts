/**
 * Takes a remote's preload hints out of the page after a failure. A hint that failed, or hangs, would otherwise be
 * the answer to the next request for the same data file: asking once and letting go uses it up.
 */
export function forgetHints(base: string): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')) {
    if (!link.href.startsWith(base)) continue;
    link.remove();
    if (link.as !== 'fetch') continue;
    const asked = new AbortController();
    fetch(link.href, { signal: asked.signal }).catch(() => undefined);
    setTimeout(() => asked.abort(), 50);
  }
}
