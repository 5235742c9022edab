/**
 * Removes a remote's preload links after a failure. The browser would answer the next request for a data file with the
 * preload that failed or hangs; one aborted request uses that preload up.
 */
export function forgetHints(base: string): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')) {
    if (!link.href.startsWith(base)) continue;
    link.remove();
    if (link.as !== 'fetch') continue;
    const request = new AbortController();
    fetch(link.href, { signal: request.signal }).catch(() => undefined);
    setTimeout(() => request.abort(), 50);
  }
}
