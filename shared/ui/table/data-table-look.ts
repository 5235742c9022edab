import styled, { css } from 'styled-components';
import { breakpoint, color, radius, space, text } from '../tokens/theme';
import { VisuallyHidden } from '../layout/visually-hidden';

const narrow = `@media screen and (width < ${breakpoint.tablet})`;
const wide = `@media screen and (width >= ${breakpoint.tablet})`;

const edge = `color-mix(in srgb, ${color.textMuted} 30%, transparent)`;
const atEdge = (side: 'left' | 'right', ink: string, rest: string) =>
  `linear-gradient(to ${side === 'left' ? 'right' : 'left'}, ${ink}, transparent) ${side} / ${rest}`;

/** A card per row, each cell after its column's heading. The headings stay for sorting. */
const stacked = css`
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
  }
  [data-align='end'] {
    text-align: start;
  }
  [data-heading]::before {
    color: ${color.textMuted};
    content: attr(data-heading) / '';
    font-size: ${text.small};
    font-weight: 550;
  }
`;

/** A card per row in three lines: what and its state, when and for whom, what to do. */
const summaryCards = css`
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
  }
  [data-part='when'] {
    grid-area: when;
    color: ${color.textMuted};
  }
  [data-part='who'] {
    grid-area: who;
    justify-self: end;
    text-align: end;
  }
  [data-part='action'] {
    grid-area: action;
    margin-top: ${space[2]};
    text-align: start;

    > span {
      display: grid;
      grid-auto-columns: 1fr;
      grid-auto-flow: column;
      gap: ${space[2]};
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

/** A shadow marks an edge with columns behind it; the cover scrolls with the last column. */
export const Scroll = styled.div`
  position: relative;
  overflow-x: auto;

  ${wide} {
    background:
      ${atEdge('left', `${color.surface} 50%`, '2rem 100% no-repeat local')},
      ${atEdge('right', `${color.surface} 50%`, '2rem 100% no-repeat local')},
      ${atEdge('left', edge, '0.75rem 100% no-repeat scroll')},
      ${atEdge('right', edge, '0.75rem 100% no-repeat scroll')};
  }
`;

export const Table = styled.table`
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
  /* Delayed, so that fast answers do not flicker. */
  tbody {
    transition: opacity 0.2s;
  }
  [data-busy] {
    opacity: 0.5;
    transition-delay: 0.2s;
  }
  [data-align='end'] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }

  ${wide} {
    [data-pinned] {
      position: sticky;
      z-index: 1;
      background: ${color.surface};
      /* A border would stay behind with the table. */
      box-shadow:
        inset 1px 0 0 ${color.line},
        -0.75rem 0 0.75rem -0.75rem ${edge};
      inset-inline-end: 0;
    }
    thead [data-pinned] {
      background: ${color.surfaceSunken};
    }
    tbody tr:hover > [data-pinned] {
      background: color-mix(in srgb, ${color.primarySoft} 35%, ${color.surface});
    }
  }

  ${narrow} {
    &[data-look='stacked'] {
      ${stacked}
    }
    &[data-look='summary'] {
      ${summaryCards}
    }
  }

  @media print {
    caption {
      height: auto;
    }
    [data-actions] {
      display: none;
    }
    tr {
      break-inside: avoid;
    }
  }
`;

/** Hidden below the page's heading, but printed. */
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

/** As high as the text, so that nothing shifts. */
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

  /* The text alone would fill the column of a wide table. */
  svg {
    min-width: 16px;
  }
  &:hover,
  [aria-sort] > & {
    color: ${color.text};
  }
`;
