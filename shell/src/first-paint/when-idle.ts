/** After the page has come to rest; browsers that cannot tell wait a moment instead. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: 4_000 });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(work, 1_500);
  return () => clearTimeout(handle);
}
