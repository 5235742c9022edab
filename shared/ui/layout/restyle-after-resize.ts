const MARK = 'data-resized';
const DEBOUNCE_MS = 100;

/**
 * The declaration changes nothing visible. But when the rule starts or stops applying, the browser
 * computes every style again.
 */
export const restyleRule = `:root[${MARK}] * { orphans: 2; }`;

/**
 * Chromium misses a change of a media query when a component adds its first rules at the same moment: a phone that was
 * turned during hydration kept parts of the narrow layout. Returns a function that stops listening.
 */
export function restyleAfterResize(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onResize = () => {
    clearTimeout(timer);
    timer = setTimeout(() => document.documentElement.toggleAttribute(MARK), DEBOUNCE_MS);
  };
  window.addEventListener('resize', onResize);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('resize', onResize);
  };
}
