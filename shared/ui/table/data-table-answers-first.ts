import { css } from 'styled-components';
import { space, text } from '../tokens/theme';

/**
 * Shows all columns on a phone. The leading column comes first and stays in view, and the other important
 * columns follow, so that nobody scrolls to them; together they are the “answers”. Screen readers keep the
 * order of the document.
 */
export const answersFirst = css<{ $phoneColumns: number }>`
  --small-button-sides: 0.625rem;

  display: grid;
  font-size: ${text.small};

  /* Spans the answers, so that together they are as wide as the screen. */
  thead::before {
    width: ${({ $phoneColumns }) => ($phoneColumns > 1 ? '100cqi' : 'auto')};
    content: '';
    grid-column: 1 / span ${({ $phoneColumns }) => $phoneColumns};
  }

  caption,
  thead,
  tbody,
  tr {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
  }
  th,
  td,
  tr > :is(:first-child, :last-child) {
    display: grid;
    align-items: center;
    padding-inline: 0.375rem;
  }
  thead th,
  thead button,
  :is([data-leads], [data-rank]) [data-day],
  [data-rank] :is(a, button) {
    text-align: start;
    white-space: normal;
  }
  /* The sort arrow follows the last word, instead of taking room beside all words. */
  thead button {
    display: block;
    align-content: center;
  }
  thead button svg {
    display: inline;
    margin-inline-start: ${space[1]};
    vertical-align: middle;
  }
  [data-actions] :is(a, button) {
    font-size: inherit;
  }
  /* Room for a day and its month. */
  :is([data-leads], [data-rank]):has([data-day]) > span {
    min-width: 6.5em;
  }
  /* A date with a time breaks before its year: room for the second line, the year and the time. */
  [data-leads]:has([data-time]) > span {
    min-width: 7.25em;
  }
  /* Two answers share a column, since four are too wide. The lower answer takes the only free cell of row 2. */
  tr:has(> [data-below]) > * {
    grid-row: 1 / span 2;
  }
  tr:has(> [data-below]) > [data-rank='2'] {
    align-items: end;
    padding-bottom: 0;
    grid-row: 1;
  }
  tr > [data-below]:nth-child(n) {
    align-items: start;
    border: 0;
    grid-row: 2;
  }
  [data-rank='1'] {
    order: -4;
  }
  [data-rank='2'] {
    order: -3;
  }
  [data-rank='3'] {
    order: -2;
  }
  [data-rank='4'] {
    order: -1;
  }
  tr > [data-leads] {
    justify-items: start;
    padding-inline-start: ${space[3]};
    order: -5;
  }
`;
