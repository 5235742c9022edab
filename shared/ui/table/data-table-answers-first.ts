import { css } from 'styled-components';
import { space, text } from '../tokens/theme';

/**
 * All columns on a phone. The one that leads comes first and stays, and the other important ones follow, so that what a
 * row is read for is seen before anybody scrolls. Readers of the document find the columns in their own order.
 */
export const answersFirst = css`
  display: grid;
  font-size: ${text.small};

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
    padding-inline: ${space[2]};
  }
  thead th,
  thead button,
  :is([data-leads], [data-rank]) [data-day] {
    text-align: start;
    white-space: normal;
  }
  [data-actions] :is(a, button) {
    font-size: inherit;
  }
  /* Room for a day and its month. */
  td[data-rank]:has([data-day]) {
    min-width: 7rem;
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
    min-width: 6rem;
    justify-items: start;
    padding-inline-start: ${space[4]};
    order: -5;
  }
`;
