import { isOn } from './switches';

/** Runs work after the page has come to rest, or after a while in browsers that cannot tell. Returns how to cancel it. */
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
