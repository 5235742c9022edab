import { css } from 'styled-components';
import { space, text } from '../tokens/theme';

/** A table on paper, where nothing scrolls and nothing can be pressed. */
export const printed = css`
  @media print {
    caption {
      height: auto;
    }
    [data-actions] {
      display: none;
    }
    th,
    td,
    thead th {
      padding-block: ${space[1]};
      white-space: normal;
    }
    tr > :is(th, td),
    tr > :is(:first-child, :last-child) {
      padding-inline: ${space[2]};
    }
    /* Few columns leave room for whole dates. */
    &:not([data-look='columns']) [data-day] {
      white-space: nowrap;
    }
    /* All columns of the widest table fit, at a size that can still be read. */
    &[data-look='columns'] {
      font-size: ${text.small};

      th,
      td,
      tr > :is(:first-child, :last-child) {
        padding-inline: ${space[1]};
      }
    }
    tr {
      break-inside: avoid;
    }
  }
`;
