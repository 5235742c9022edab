const MARK = 'data-resized';
const CALM_AFTER = 100;

/** Changes no look: a rule that starts or stops to apply makes the browser compute every style again. */
export const restyleRule = `:root[${MARK}] * { orphans: 2; }`;

/**
 * Chromium misses a change of a media query when a component adds its first rules at the same moment: a phone that was
 * turned during hydration kept half of the narrow page. Returns how to end it.
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
