import type { BillInDetail } from '@nivara/shared/domain/bill';
import { formatRupees, withMinus } from '@nivara/shared/domain/rupees';
import { MoneyTable } from './money-table';

export const BillLines = ({ lines, amount }: Pick<BillInDetail, 'lines' | 'amount'>) => (
  <MoneyTable>
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
          <td>{withMinus(formatRupees(line.amount))}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">Total</th>
        <td>{withMinus(formatRupees(amount))}</td>
      </tr>
    </tfoot>
  </MoneyTable>
);
