import { createGlobalStyle } from 'styled-components';
import figtreeLatinExt from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2';
import figtreeLatin from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import frauncesLatinExt from '@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2';
import frauncesLatin from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2';
import { darkPalette, darkShadows, declarations, lightPalette, lightShadows } from './palette';
import { ink } from './on-deep';
import { color, font, media, radius, shadow, text } from './theme';

/** What the first paint needs; the extended alphabet is fetched only by pages that use it. */
export const preloadFonts: string[] = [figtreeLatin, frauncesLatin];

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

/** Fallbacks as wide and as high as the real faces (measured on running text), so that nothing shifts on arrival. */
const fonts = `
  ${fontFace('Figtree Variable', '300 900', figtreeLatin, latin)}
  ${fontFace('Figtree Variable', '300 900', figtreeLatinExt, latinExtended)}
  ${fontFace('Fraunces Variable', '100 900', frauncesLatin, latin)}
  ${fontFace('Fraunces Variable', '100 900', frauncesLatinExt, latinExtended)}
  @font-face {
    font-family: 'Figtree Fallback';
    src: local('Arial'), local('Liberation Sans'), local('Roboto');
    size-adjust: 100.4%;
    ascent-override: 94.6%;
    descent-override: 24.9%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Fraunces Fallback';
    src: local('Times New Roman'), local('Liberation Serif'), local('Noto Serif');
    size-adjust: 119.2%;
    ascent-override: 82%;
    descent-override: 21.4%;
    line-gap-override: 0%;
  }`;

export const GlobalStyle = createGlobalStyle`
  ${fonts}

  :root {
    color-scheme: light dark;
    ${declarations(color, lightPalette)}
    ${declarations(shadow, lightShadows)}
    /* The shell's sticky header is this high; anchors stop below it. */
    --nv-header-height: 5rem;
  }

  /* Paper is light, whatever the screen is. */
  @media screen and (prefers-color-scheme: dark) {
    :root {
      ${declarations(color, darkPalette)}
      ${declarations(shadow, darkShadows)}
    }
  }

  *, *::before, *::after { box-sizing: border-box; }

  html {
    scroll-behavior: smooth;
    scroll-padding-top: calc(var(--nv-header-height) + 1rem);
    scrollbar-gutter: stable;
    background: ${color.page};
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }

  /* The page behind an open dialog keeps its place; the stable gutter keeps its width. */
  html:has(dialog:modal) {
    overflow: hidden;
    /* Seen in the gutter only, which a backdrop does not cover. */
    background: color-mix(in srgb, #082223 55%, ${color.page});
  }
  /* A narrow window has no room for a strip beside a dialog that nearly fills it. */
  @media (max-width: 599px) {
    html:has(dialog:modal) { scrollbar-gutter: auto; }
  }

  body {
    margin: 0;
    min-height: 100dvh;
    background: ${color.page};
    color: ${color.text};
    font: 400 ${text.body}/1.6 ${font.body};
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }

  h1, h2, h3, h4 {
    margin: 0;
    font-family: ${font.heading};
    font-weight: 560;
    line-height: 1.15;
    letter-spacing: -0.012em;
    text-wrap: balance;
  }
  h1 { font-size: ${text.h1}; line-height: 1.08; letter-spacing: -0.02em; }
  h2 { font-size: ${text.h2}; }
  h3 { font-size: ${text.h3}; line-height: 1.25; }
  h4 { font-size: ${text.h4}; line-height: 1.3; }

  p, ul, ol, dl, figure, blockquote, fieldset { margin: 0; }
  p { text-wrap: pretty; }
  :where(ul[role='list'], ol[role='list']) { padding: 0; list-style: none; }
  fieldset { min-width: 0; padding: 0; border: 0; }
  img, svg, video { display: block; max-width: 100%; }
  img, video { height: auto; }
  button, input, select, textarea { font: inherit; color: inherit; }
  table { border-collapse: collapse; }
  hr { border: 0; border-top: 1px solid ${color.line}; }

  a {
    color: ${ink.link};
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
  a:hover { text-decoration-thickness: 2px; }

  :focus-visible {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
  :where(:focus-visible) { border-radius: ${radius.small}; }
  /* Headings and whole regions that take the focus from a script are not controls: no ring. */
  :is(h1, h2, h3, h4, main, dialog)[tabindex='-1']:focus-visible { outline: none; }

  ::selection { background: ${color.primary}; color: ${color.onPrimary}; }

  ${media.calm} {
    html { scroll-behavior: auto; }
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition: none !important;
    }
  }

  @media print {
    :root { color-scheme: light; }
    html { background: none; }
    body { background: none; }
  }
`;
