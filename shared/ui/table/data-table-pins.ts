import { css } from 'styled-components';
import { color } from '../tokens/theme';

/** The shadow where columns are hidden. */
export const edge = `color-mix(in srgb, ${color.textMuted} 30%, transparent)`;

/** Columns that stay in view while the others scroll below them. */
export const pinnedColumns = css`
  [data-pinned] {
    position: sticky;
    z-index: 1;
    background: ${color.surface};
  }
  thead [data-pinned] {
    background: ${color.surfaceSunken};
  }
  tbody tr:hover > [data-pinned] {
    background: color-mix(in srgb, ${color.primarySoft} 35%, ${color.surface});
  }
  /* A border would stay behind with the table. */
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
