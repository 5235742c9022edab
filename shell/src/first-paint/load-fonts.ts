/** As they are called in font-faces.ts, which stands in the page. */
const FACES = ['Figtree Variable', 'Fraunces Variable'];

/**
 * Has a finished page drawn with its typefaces from the start, where they have come: left alone, the browser looks for
 * them only when it lays the page out, and then lays all of it out once more.
 */
export function askForFonts(): void {
  // One that can't be had has its fallback.
  for (const face of FACES) document.fonts.load(`1em ${face}`).catch(() => undefined);
}
