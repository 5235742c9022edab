import { css } from 'styled-components';
import { color, media, space } from '../tokens/theme';

/** The colour of the shadow at an edge behind which columns are hidden. */
export const edge = `color-mix(in srgb, ${color.textMuted} 30%, transparent)`;

const FADE = '1.5rem';

/** Columns that stay in view while the unpinned columns scroll behind them. */
export const pinnedColumns = css`
  [data-pinned] {
    position: sticky;
    z-index: 1;
    background: ${color.surface};
  }
  thead [data-pinned] {
    --ground: ${color.surfaceSunken};

    background: ${color.surfaceSunken};
  }
  tbody tr:hover > [data-pinned] {
    background: color-mix(in srgb, ${color.primarySoft} 35%, ${color.surface});
  }
  /* The padding widens a cell (use-pins.ts), so that no pinned column covers part of another column. */
  ${media.tablet} {
    [data-wider]:is(th, td) {
      padding-inline-end: calc(${space[4]} + var(--wider));
    }
  }
  /* A text fades before it goes behind a pinned column, since a cut word would look like a whole one. */
  ${media.tablet} {
    [data-more-after] & :not([data-pinned]) + [data-pinned]::before,
    [data-more-before] & [data-pinned]:has(+ :not([data-pinned]))::after {
      position: absolute;
      width: ${FADE};
      content: '';
      inset-block: 0;
      pointer-events: none;
    }
    [data-more-after] & :not([data-pinned]) + [data-pinned]::before {
      background: linear-gradient(to right, transparent, var(--ground, ${color.surface}));
      inset-inline-start: -${FADE};
    }
    [data-more-before] & [data-pinned]:has(+ :not([data-pinned]))::after {
      background: linear-gradient(to left, transparent, var(--ground, ${color.surface}));
      inset-inline-end: -${FADE};
    }
  }
  /* Shadows draw these lines, since a border would not move with the pinned column. */
  [data-more-after] & [data-pinned] {
    box-shadow:
      inset 1px 0 0 ${color.line},
      -0.75rem 0 0.75rem -0.75rem ${edge};
  }
  [data-more-before] & [data-pinned] {
    box-shadow:
      inset -1px 0 0 ${color.line},
      0.75rem 0 0.75rem -0.75rem ${edge};
  }
  [data-more-before][data-more-after] & [data-pinned] {
    box-shadow:
      inset 1px 0 0 ${color.line},
      inset -1px 0 0 ${color.line},
      -0.75rem 0 0.75rem -0.75rem ${edge},
      0.75rem 0 0.75rem -0.75rem ${edge};
  }
`;
