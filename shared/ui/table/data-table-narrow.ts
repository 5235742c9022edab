import { css } from 'styled-components';
import { thumbButtons } from '../form/thumb-buttons';
import { breakpoint, color, font, media, space, text } from '../tokens/theme';

/** Shows each row as a card, with the column's heading before each value. Headings that sort stay above the cards. */
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
  /* A heading without a value would take a line and say nothing. */
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

/** A card per row in three lines: what and its state; when and for whom; the action. Wider cards have two lines. */
export const summaryCards = css`
  &,
  tbody {
    display: block;
  }
  thead {
    display: none;
  }
  /* A forced break after the state ends the first line, so that a long name in the second takes no room from it. */
  tbody tr {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    padding: ${space[4]};
    border-top: 1px solid ${color.line};
    column-gap: ${space[3]};

    &::before {
      flex-basis: 100%;
      margin-top: ${space[1]};
      content: '';
      order: 2;
    }
    ${media.tight} {
      flex-flow: column;
      align-items: stretch;
    }
  }
  /* The link's box covers the whole card. Links and buttons of the action, which come later in the HTML, lie on top. */
  tbody a[data-opens-card]::after {
    position: absolute;
    content: '';
    inset: 0;
  }
  tbody [data-part='action'] a {
    position: relative;
  }
  tbody tr:has(a[data-opens-card]:hover) {
    background: ${color.surfaceSunken};
  }
  tbody th,
  tbody td,
  tbody tr > :first-child,
  tbody tr > :last-child {
    padding: 0;
    border: 0;
  }
  /* The lead is what the row is read for, so it is as large as a heading. */
  tbody [data-part='lead'] {
    flex: 1 0 100%;
    font-family: ${font.heading};
    font-size: ${text.h3};
    order: -1;
  }
  tbody [data-part='what'] {
    min-width: 40%;
    flex: 1 1 0;
    font-weight: 600;
    order: 0;
  }
  /* Text below the title takes the card's whole width, since the state stands beside the title only. */
  @media screen and (width < ${breakpoint.tablet}) {
    [data-part='what'] [data-below-state] {
      width: calc(100cqi - 2 * ${space[4]});
    }
  }
  /* The state is at the top right of every card. */
  [data-part='state'] {
    margin-inline-start: auto;
    order: 1;
  }
  tbody [data-part='when'] {
    flex: 0 1 auto;
    color: ${color.textMuted};
    font-weight: 400;
    order: 3;
  }
  /* The patient's name ends at the card's edge. A long name breaks beside the date instead of moving below it. */
  tbody [data-part='who'] {
    min-width: 30%;
    flex: 1 1 0;
    order: 4;
    text-align: end;
  }
  :is([data-part='lead'], [data-part='action']):has(> span:empty) {
    display: none;
  }
  tbody [data-part='action'] {
    flex: 1 0 100%;
    margin-top: ${space[3]};
    order: 5;
    text-align: start;

    /* Several buttons are wrapped in one box. */
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
    ${thumbButtons}
  }
  ${media.desktop} {
    tbody tr {
      padding-inline: ${space[5]};
    }
  }
  /* On a wider card the action ends the second line. */
  ${media.tablet} {
    tbody [data-part='who'] {
      min-width: 0;
      flex: 0 1 auto;
      text-align: start;
    }
    tbody [data-part='action'] {
      max-width: 24em;
      flex: 0 1 auto;
      margin-top: 0;
      margin-inline-start: auto;

      a,
      button {
        padding-inline: ${space[4]};
      }
    }
  }
`;
