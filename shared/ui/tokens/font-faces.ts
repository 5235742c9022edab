import figtreeLatinExt from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2';
import figtreeLatin from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import frauncesLatinExt from '@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2';
import frauncesLatin from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2';

const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';
const latinExtended =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF';

const fontFace = (family: string, weights: string, url: string, range: string): string => `
  @font-face {
    font-family: '${family}';
    font-style: normal;
    font-weight: ${weights};
    font-display: swap;
    src: url(${url}) format('woff2');
    unicode-range: ${range};
  }`;

interface Fallback {
  family: string;
  local: readonly string[];
  /** Width of the typeface relative to the fallback, measured on running text. */
  width: number;
  /** The typeface's ascent, in em. */
  ascent: number;
  descent: number;
}

const percent = (ratio: number): string => `${(ratio * 100).toFixed(1)}%`;

const fallbackFace = ({ family, local, width, ascent, descent }: Fallback): string => `
  @font-face {
    font-family: '${family} Fallback';
    src: ${local.map((name) => `local('${name}')`).join(', ')};
    size-adjust: ${percent(width)};
    ascent-override: ${percent(ascent / width)};
    descent-override: ${percent(descent / width)};
    line-gap-override: 0%;
  }`;

const figtree = { family: 'Figtree', ascent: 0.95, descent: 0.25 };
const fraunces = { family: 'Fraunces', ascent: 0.978, descent: 0.255 };

/**
 * The faces are in the page itself: a face that comes and goes with other styles makes the browser lay out the whole
 * page again. Fallbacks have the size of the typefaces, so that nothing shifts. Of several fallback faces the browser
 * takes the last whose font is installed, so DejaVu, the only font on a bare Linux, comes first.
 */
export const fontFaces: string = `
  ${fontFace('Figtree Variable', '300 900', figtreeLatin, latin)}
  ${fontFace('Figtree Variable', '300 900', figtreeLatinExt, latinExtended)}
  ${fontFace('Fraunces Variable', '100 900', frauncesLatin, latin)}
  ${fontFace('Fraunces Variable', '100 900', frauncesLatinExt, latinExtended)}
  ${fallbackFace({ ...figtree, local: ['DejaVu Sans'], width: 0.882 })}
  ${fallbackFace({ ...figtree, local: ['Arial', 'Liberation Sans', 'Roboto'], width: 1.004 })}
  ${fallbackFace({ ...fraunces, local: ['DejaVu Serif'], width: 0.928 })}
  ${fallbackFace({ ...fraunces, local: ['Times New Roman', 'Liberation Serif', 'Noto Serif'], width: 1.192 })}`
  .replace(/\s+/g, ' ')
  .trim();
