import { isOn } from './switches';

/** The names in font-faces.ts. */
const FACES = ['Figtree Variable', 'Fraunces Variable'];

/**
 * Saves one layout of the whole page, 100 to 200 ms on a processor slowed down four times (decision 37): the browser
 * otherwise looks for a cached typeface only after its first layout.
 */
export function loadFonts(): void {
  if (!isOn('load-fonts')) return;
  // A face that fails to load has its fallback.
  for (const face of FACES) document.fonts.load(`1em ${face}`).catch(() => undefined);
}
