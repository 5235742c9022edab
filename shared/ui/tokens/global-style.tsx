import { useEffect } from 'react';
import { createGlobalStyle } from 'styled-components';
import { darkPalette, darkShadows, declarations, lightPalette, lightShadows } from './palette';
import { ink } from './on-deep';
import { restyleAfterResize, restyleRule } from '../layout/restyle-after-resize';
import { printStyle } from './print-style';
import { breakpoint, color, font, media, radius, shadow, text } from './theme';

const Rules = createGlobalStyle`
  :root {
    color-scheme: light dark;
    ${declarations(color, lightPalette)}
    ${declarations(shadow, lightShadows)}
    /* The height of the shell's sticky header, below which anchors stop. */
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

  /* The page behind an open dialog does not scroll; the stable gutter keeps its width. */
  html:has(dialog:modal) {
    overflow: hidden;
    /* Visible in the gutter only, which the backdrop does not cover. */
    background: color-mix(in srgb, #082223 55%, ${color.page});
  }
  /* A narrow window has no room for the gutter beside a dialog that nearly fills it. */
  @media (width < ${breakpoint.phone}) {
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
  ${media.tight} {
    body { hyphens: auto; }
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
  button, input, select, textarea { max-width: 100%; font: inherit; color: inherit; }
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
  /* Headings and regions focused by a script are no controls, and need no ring. */
  :is(h1, h2, h3, h4, main, dialog)[tabindex='-1']:focus-visible { outline: none; }

  ::selection { background: ${color.primary}; color: ${color.onPrimary}; }

  ${restyleRule}

  ${media.calm} {
    html { scroll-behavior: auto; }
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition: none !important;
    }
  }

  ${printStyle}
`;

export function GlobalStyle() {
  useEffect(restyleAfterResize, []);
  return <Rules />;
}
