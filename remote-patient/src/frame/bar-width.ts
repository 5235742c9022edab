import { breakpoint } from '@nivara/shared/ui/tokens/theme';

/** In a window of at least this width the bar is beside the page; in a narrower one it is a drawer. */
export const BAR_FROM = { menu: breakpoint.desktop, services: '80em' } as const;
/** Below this width the Services bar is closed until somebody opens it, so that lists have room. */
export const SERVICES_OPEN_FROM = '100em';
export type BarName = keyof typeof BAR_FROM;

const wide = (bar: BarName) => `(min-width: ${BAR_FROM[bar]})`;

export const beside = (bar: BarName) => `@media ${wide(bar)}`;
/** Where the head of the area stays in view; a low window has no room for it. */
export const stickyHead = `@media screen and (min-width: ${breakpoint.tablet}) and (min-height: 36em)`;
export const asDrawer = (bar: BarName) => `@media not all and ${wide(bar)}`;

/** Calls back when the window becomes wide enough for the bar. Returns a function that ends the calls. */
export function whenBeside(bar: BarName, onBeside: () => void): () => void {
  const query = window.matchMedia(wide(bar));
  const onChange = () => query.matches && onBeside();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
