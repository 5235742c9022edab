import styled from 'styled-components';
import { formatRupees, type BillInDetail } from '@nivara/shared/domain/bill';
import { color, space } from '@nivara/shared/ui/tokens/theme';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;

  th,
  td {
    padding: ${space[3]} 0;
    border-bottom: 1px solid ${color.line};
    text-align: start;
  }
  :is(th, td):last-child {
    padding-inline-start: ${space[4]};
    font-variant-numeric: lining-nums tabular-nums;
    text-align: end;
    white-space: nowrap;
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

export const BillLines = ({ lines, amount }: Pick<BillInDetail, 'lines' | 'amount'>) => (
  <Table>
    <thead>
      <tr>
        <th scope="col">Description</th>
        <th scope="col">Amount</th>
      </tr>
    </thead>
    <tbody>
      {lines.map((line, index) => (
        <tr key={index}>
          <th scope="row">{line.text}</th>
          <td>{formatRupees(line.amount)}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">Total</th>
        <td>{formatRupees(amount)}</td>
      </tr>
    </tfoot>
  </Table>
);
