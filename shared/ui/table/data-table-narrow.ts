import { css } from 'styled-components';
import { color, media, radius, space, text } from '../tokens/theme';

/** A card per row, each cell after its column's heading. The headings stay for sorting. */
export const stacked = css`
  &,
  tbody,
  tbody tr,
  tbody th,
  tbody td {
    display: block;
  }
  thead,
  thead tr {
    display: flex;
    flex-wrap: wrap;
  }
  thead {
    padding: ${space[1]} ${space[3]};
    border-top: 1px solid ${color.line};
    background: ${color.surfaceSunken};
  }
  thead th,
  thead th:first-child,
  thead th:last-child {
    padding: 0 ${space[2]};
    border: 0;
  }
  thead th:not([data-sortable]),
  thead:not(:has([data-sortable])) {
    display: none;
  }
  tbody tr {
    padding: ${space[3]} ${space[5]};
    border-top: 1px solid ${color.line};
  }
  tbody th,
  tbody td,
  tbody tr > :first-child,
  tbody tr > :last-child {
    display: grid;
    grid-template-columns: minmax(6rem, 2fr) 3fr;
    gap: ${space[3]};
    align-items: center;
    padding: ${space[1]} 0;
    border: 0;
    text-align: start;

    ${media.tight} {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
  }
  [data-align='end'] {
    text-align: start;
  }
  /* A heading without anything after it would be a line for nothing. */
  tbody [data-heading]:has(> span:empty) {
    display: none;
  }
  [data-heading]::before {
    color: ${color.textMuted};
    content: attr(data-heading) / '';
    font-size: ${text.small};
    font-weight: 550;
  }
`;

/** A card per row in three lines: what and its state, when and for whom, what to do. */
export const summaryCards = css`
  &,
  tbody {
    display: block;
  }
  thead {
    display: none;
  }
  tbody tr {
    display: grid;
    grid-template:
      'what state' auto
      'when who' auto
      'action action' auto / minmax(0, 1fr) auto;
    gap: ${space[1]} ${space[3]};
    padding: ${space[4]};
    border-top: 1px solid ${color.line};

    ${media.tight} {
      grid-template: 'what' 'state' 'when' 'who' 'action' / minmax(0, 1fr);
    }
  }
  tbody th,
  tbody td,
  tbody tr > :first-child,
  tbody tr > :last-child {
    padding: 0;
    border: 0;
  }
  [data-part='what'] {
    grid-area: what;
  }
  [data-part='state'] {
    grid-area: state;
    justify-self: end;

    ${media.tight} {
      justify-self: start;
    }
  }
  [data-part='when'] {
    grid-area: when;
    color: ${color.textMuted};
  }
  [data-part='who'] {
    grid-area: who;
    justify-self: end;
    text-align: end;

    ${media.tight} {
      justify-self: start;
      text-align: start;
    }
  }
  [data-part='action']:has(> span:empty) {
    display: none;
  }
  [data-part='action'] {
    grid-area: action;
    margin-top: ${space[2]};
    text-align: start;

    /* Several buttons have a box of their own. */
    > span,
    > span > div {
      display: grid;
      grid-auto-columns: 1fr;
      grid-auto-flow: column;
      gap: ${space[2]};

      ${media.tight} {
        grid-auto-flow: row;
      }
    }
    a,
    button {
      display: flex;
      min-height: 48px;
      align-items: center;
      justify-content: center;
    }
    a {
      border: 1px solid ${color.lineStrong};
      border-radius: ${radius.pill};
      text-decoration: none;
    }
  }
`;
