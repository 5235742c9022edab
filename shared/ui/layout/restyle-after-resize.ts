const MARK = 'data-resized';
const CALM_AFTER = 100;

/** Says nothing new of any element; that the mark comes or goes has each of them looked at again. */
export const restyleRule = `:root[${MARK}] * { orphans: 2; }`;

/**
 * Has the style of each element found anew once the window has got another size. Chromium overlooks what a media query
 * changes if a component's first rules come in the same moment: a phone that was turned while a page came alive went
 * on with half of the narrow page. Returns what ends it.
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
