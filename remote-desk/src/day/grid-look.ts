import styled from 'styled-components';
import { breakpoint, color, media, radius, space, text } from '@nivara/shared/ui/tokens/theme';

/** Scrolls separately from the page, so that the doctors' names stay in view. */
export const Scroll = styled.div`
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.surface};

  ${media.desktop} {
    position: relative;
    max-height: max(30rem, 100vh - 12rem);
    overflow: auto;
  }
`;

export const Grid = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;

  th,
  td {
    padding: ${space[1]} ${space[2]};
    border-bottom: 1px solid ${color.line};
    font-weight: 400;
    text-align: start;
    vertical-align: top;
  }
  thead th {
    padding: ${space[2]};
    background: ${color.surfaceSunken};
    font-weight: 650;
    line-height: 1.3;
  }
  thead small {
    display: block;
    color: ${color.textMuted};
    font-size: ${text.small};
    font-weight: 400;
  }
  tr > :first-child {
    width: 5.5rem;
    background: ${color.surfaceSunken};
    font-size: ${text.small};
    font-variant-numeric: lining-nums tabular-nums;
    font-weight: 650;
    white-space: nowrap;
  }
  tr > :not(:first-child) {
    border-inline-start: 1px solid ${color.line};
  }
  /* On a narrow screen each timing is above its appointment. */
  ${media.tight} {
    &,
    thead,
    tbody,
    tr,
    tr > * {
      display: block;
    }
    tr > :first-child {
      width: auto;
    }
  }
  [data-closed] {
    background: ${color.surfaceSunken};
  }

  @media screen and (width < ${breakpoint.desktop}) {
    [data-chosen='false'] {
      display: none;
    }
  }
  ${media.desktop} {
    table-layout: fixed;

    thead th {
      position: sticky;
      z-index: 2;
      top: 0;
    }
    tr > :first-child {
      position: sticky;
      z-index: 1;
      inset-inline-start: 0;
    }
    thead tr > :first-child {
      z-index: 3;
    }
    tr > :not(:first-child) {
      min-width: 11rem;
    }
  }
`;

export const NowRow = styled.tr`
  th,
  td {
    height: 1.5rem;
    padding-block: 0;
    border-bottom: 0;
    color: ${color.danger};
    vertical-align: middle;
  }
  td::after {
    display: block;
    height: 2px;
    border-radius: 2px;
    background: currentColor;
    content: '';
  }
`;
