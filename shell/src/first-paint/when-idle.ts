import { isOn } from './switches';

/**
 * Saves 140 of the 1,320 ms until `/` from a warm cache is interactive (performance.md). Runs work when the page is
 * idle, or after a delay in browsers that cannot tell. Returns a function that cancels it.
 */
export function whenIdle(work: () => void): () => void {
  if (!isOn('when-idle')) {
    work();
    return () => undefined;
  }
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: 4_000 });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(work, 1_500);
  return () => clearTimeout(handle);
}
