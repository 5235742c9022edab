import styled from 'styled-components';
import { breakpoint, color, media, radius, space, text } from '../tokens/theme';
import { answersFirst } from './data-table-answers-first';
import { stacked, summaryCards } from './data-table-narrow';
import { edge, pinnedColumns } from './data-table-pins';
import { printed } from './data-table-print';
import { VisuallyHidden } from '../layout/visually-hidden';

const narrow = `@media screen and (width < ${breakpoint.tablet})`;
const wide = `@media screen and (width >= ${breakpoint.tablet})`;

/** The inner radius of the frame, whose border is 1px wide. */
const corner = `calc(${radius.large} - 1px)`;
const atEdge = (side: 'left' | 'right', ink: string, rest: string) =>
  `linear-gradient(to ${side === 'left' ? 'right' : 'left'}, ${ink}, transparent) ${side} / ${rest}`;

/**
 * A shadow marks an edge that hides columns. A gradient in the surface colour scrolls with the columns, and
 * covers the shadow where no more of them are hidden.
 */
export const Scroll = styled.div`
  position: relative;

  @media screen {
    overflow-x: auto;
  }
  /* Draws the focus ring inside, since the frame hides what is outside. */
  &:focus-visible {
    outline-offset: -3px;
  }
  /* On a narrow screen, the columns of an empty table come after the message that there are no rows. */
  ${narrow} {
    container-type: inline-size;

    &:has([data-empty]) {
      order: 1;
    }
  }

  /* Without page links below the table, the last row has the frame's corners. */
  @media screen {
    &:not(:has(~ nav)) {
      border-radius: 0 0 ${corner} ${corner};
    }
  }
  /* In an empty table the head is at the top of the rounded frame. */
  ${wide} {
    &&:has([data-empty]) {
      overflow: hidden;
      border-radius: ${corner} ${corner} 0 0;
    }
  }

  /* On a phone the leading column covers the left edge, so only the right edge has a shadow. */
  ${narrow} {
    background:
      ${atEdge('right', `${color.surface} 50%`, '1rem 100% no-repeat local')},
      ${atEdge('right', edge, '0.375rem 100% no-repeat scroll')};
  }
  ${wide} {
    background:
      ${atEdge('left', `${color.surface} 50%`, '2rem 100% no-repeat local')},
      ${atEdge('right', `${color.surface} 50%`, '2rem 100% no-repeat local')},
      ${atEdge('left', edge, '0.75rem 100% no-repeat scroll')},
      ${atEdge('right', edge, '0.75rem 100% no-repeat scroll')};
  }
`;

export const Table = styled.table<{ $columns: number; $phoneColumns: number }>`
  width: 100%;
  text-align: start;

  caption {
    height: 0;
    text-align: start;
  }
  th,
  td {
    padding: ${space[3]} ${space[4]};
    border-top: 1px solid ${color.line};
    font-weight: 400;
    text-align: start;
    vertical-align: middle;
  }
  thead th {
    padding-block: ${space[1]};
    background: ${color.surfaceSunken};
    color: ${color.textMuted};
    font-size: ${text.small};
    font-weight: 600;
    white-space: nowrap;
  }
  /* Wraps the headings of an empty table, which the keyboard cannot scroll. */
  &[data-empty] thead tr {
    display: flex;
    flex-wrap: wrap;
  }
  /* Makes these headings as high as headings that sort. */
  ${wide} {
    &[data-empty] thead tr {
      background: ${color.surfaceSunken};
    }
    &[data-empty] thead th {
      display: flex;
      min-height: 48px;
      align-items: center;
      padding-inline: ${space[3]};
      border: 0;
    }
    &[data-empty] thead th:first-child {
      padding-inline-start: ${space[5]};
    }
  }
  tbody th {
    font-weight: 600;
  }
  tr > :first-child {
    padding-inline-start: ${space[5]};
  }
  tr > :last-child {
    padding-inline-end: ${space[5]};
  }
  tbody tr:hover {
    background: color-mix(in srgb, ${color.primarySoft} 35%, transparent);
  }
  tbody {
    transition: opacity 0.2s;
  }
  [data-busy] {
    opacity: 0.5;
    /* A fast answer arrives before the rows fade, so the table does not flicker. */
    transition-delay: 0.2s;
  }
  [data-align='end'] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }

  /* The few columns of a summary fit a tablet as well. */
  @media screen and (${breakpoint.tablet} <= width < ${breakpoint.desktop}) {
    &[data-look='summary'] :is(th, td) {
      padding-inline: ${space[2]};
    }
    tr > :first-child:first-child {
      padding-inline-start: ${space[4]};
    }
    tr > :last-child:last-child {
      padding-inline-end: ${space[4]};
    }
  }
  ${media.desktop} {
    /* Keeps names wide enough beside columns of long texts. */
    tbody [data-part='who']:not([data-align='end']) {
      min-width: 9.5em;
    }
    &[data-look='columns'] tbody th {
      min-width: 8em;
    }
  }
  ${wide} {
    [data-actions] :is(a, button) {
      white-space: nowrap;
    }
  }
  @media screen and (pointer: coarse) {
    tbody [data-thumb] :is(a, button) {
      display: inline-flex;
      min-height: 48px;
      align-items: center;
    }
  }
  @media screen {
    &[data-look='cards'] {
      ${summaryCards}
    }
    tbody [data-part='lead'] {
      color: ${color.success};
      font-weight: 600;
    }
    tbody [data-quiet] :is(th, td, a, [data-part]) {
      color: ${color.textMuted};
      font-weight: 400;
    }
    /* Less room than this makes a table hard to read, and cards take its place. */
    &[data-look='summary'] tbody {
      [data-part='what'] {
        min-width: 13em;
      }
      :is([data-part='when'], [data-part='who']) {
        white-space: nowrap;
      }
    }
    ${pinnedColumns}
  }

  ${narrow} {
    &[data-empty] thead tr {
      padding: ${space[3]} ${space[4]};
      border-top: 1px solid ${color.line};
      gap: ${space[1]} ${space[4]};

      &::before {
        color: ${color.textMuted};
        content: 'This list will show:' / '';
        flex-basis: 100%;
        font-size: ${text.small};
      }
    }
    &[data-empty] thead th,
    &[data-empty] thead tr > :is(:first-child, :last-child) {
      padding: 0;
      border: 0;
      background: none;
      font-weight: 500;
    }
    &[data-look='stacked'] {
      ${stacked}
    }
    &[data-look='columns']:not([data-empty]) {
      grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(min-content, auto));
      ${answersFirst}
    }
  }

  ${printed}
`;

/** Visible only on paper: on the screen, the page's heading says the same. */
export const Caption = styled(VisuallyHidden)`
  @media print {
    position: static;
    width: auto;
    height: auto;
    margin: 0;
    clip-path: none;
    font-weight: 600;
  }
`;

/** Holds the skeleton of a cell, as high as the text that replaces it, so that nothing shifts. */
export const Line = styled.span`
  display: flex;
  height: 1.6rem;
  align-items: center;
`;

export const SortButton = styled.button`
  display: inline-flex;
  min-height: 40px;
  align-items: center;
  gap: ${space[1]};
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;

  svg {
    min-width: 16px;
  }
  /* Chromium does not repeat a button in the heading of a further sheet. */
  @media print {
    display: contents;
  }
  &:hover,
  [aria-sort] > & {
    color: ${color.text};
  }
`;
