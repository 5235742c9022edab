const MARK = 'data-resized';
const CALM_AFTER = 100;

/** Has no visible effect: a rule that starts or stops applying makes the browser compute every style again. */
export const restyleRule = `:root[${MARK}] * { orphans: 2; }`;

/**
 * Chromium misses a change of a media query when a component adds its first rules at the same moment: a phone that was
 * turned during hydration kept half of the narrow page. Returns a function that ends it.
 */
export function restyleAfterResize(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onResize = () => {
    clearTimeout(timer);
    timer = setTimeout(() => document.documentElement.toggleAttribute(MARK), CALM_AFTER);
  };
  window.addEventListener('resize', onResize);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('resize', onResize);
  };
}
