import styled from 'styled-components';
import { color, media, space } from '@nivara/shared/ui/tokens/theme';

/** A short table of texts and amounts, as on a bill. */
export const MoneyTable = styled.table`
  width: 100%;
  border-collapse: collapse;

  th,
  td {
    padding: ${space[3]} 0;
    border-bottom: 1px solid ${color.line};
    text-align: start;
    vertical-align: baseline;
  }
  :is(th, td) + :is(th, td) {
    padding-inline-start: ${space[4]};
  }
  :is(th, td):last-child {
    font-variant-numeric: lining-nums tabular-nums;
    text-align: end;
    white-space: nowrap;
  }
  @media print {
    :is(th, td) {
      padding-block: ${space[1]};
    }
  }
  /* The amount is below its text where they do not fit side by side. */
  ${media.tight} {
    tr {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
    }
    :is(th, td) {
      border: 0;
    }
    tr + tr,
    tbody,
    tfoot {
      border-top: 1px solid ${color.line};
    }
  }
  thead th {
    color: ${color.textMuted};
    font-weight: 550;
  }
  tbody th {
    font-weight: inherit;
  }
  tfoot :is(th, td) {
    border-bottom: 0;
    font-weight: 650;
  }
`;
