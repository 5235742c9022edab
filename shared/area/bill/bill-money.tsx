import type { BillInDetail } from '@nivara/shared/domain/bill';
import { moneyRows, openFact } from '@nivara/shared/domain/receipt';
import { withMinus } from '@nivara/shared/domain/rupees';
import { Facts } from '@nivara/shared/ui/layout/facts';
import { MoneyTable } from './money-table';

/** Payments, corrections and refunds; hidden when a single payment has settled the bill. */
export function BillMoney({ bill }: { bill: BillInDetail }) {
  const rows = moneyRows(bill);
  const open = openFact(bill);
  if (rows.length === 0) return null;
  return (
    <>
      <MoneyTable>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Payments and corrections</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ date, text, amount }, index) => (
            <tr key={index}>
              <td>{date}</td>
              <th scope="row">{text}</th>
              <td>{withMinus(amount)}</td>
            </tr>
          ))}
        </tbody>
      </MoneyTable>
      {open ? <Facts facts={[open]} /> : null}
    </>
  );
}
