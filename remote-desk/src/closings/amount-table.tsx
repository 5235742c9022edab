import { formatRupees } from '@nivara/shared/domain/rupees';
import styled from 'styled-components';
import { MoneyTable } from '@nivara/shared/area/bill/money-table';
import { type ByMethod, sumOf } from '@nivara/shared/domain/day-closing';
import { PAYMENT_METHODS, PAYMENT_METHOD_NAMES } from '@nivara/shared/domain/payment';
import { breakpoint, color, space, text } from '@nivara/shared/ui/tokens/theme';

/** On a phone the amounts of a row are below each other. */
const Table = styled(MoneyTable)`
  tr > :not(:first-child) {
    font-variant-numeric: lining-nums tabular-nums;
    text-align: end;
  }

  @media screen and (width < ${breakpoint.tablet}) {
    &,
    tbody,
    tfoot,
    tbody tr,
    tfoot tr {
      display: block;
    }
    thead {
      display: none;
    }
    tr {
      padding-block: ${space[3]};
      border-bottom: 1px solid ${color.line};
    }
    tr > * {
      display: flex;
      justify-content: space-between;
      padding: ${space[1]} 0;
      border: 0;
    }
    tr > :not(:first-child) {
      padding-inline: 0;
    }
    :is(tbody, tfoot) th {
      font-weight: 600;
    }
    td::before {
      color: ${color.textMuted};
      content: attr(data-heading) / '';
      font-size: ${text.small};
      font-weight: 400;
    }
  }
`;

interface AmountTableProps {
  label: string;
  /** Amounts that are null leave room to write by hand. */
  columns: readonly (readonly [heading: string, amounts: ByMethod | null])[];
}

/** Shows amounts by method of payment, with their sum. */
export function AmountTable({ label, columns }: AmountTableProps) {
  const cells = (amount: (amounts: ByMethod) => number) =>
    columns.map(([heading, amounts]) => (
      <td key={heading} role="cell" data-heading={heading}>
        {amounts === null ? '' : formatRupees(amount(amounts))}
      </td>
    ));
  return (
    <Table role="table" aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            How
          </th>
          {columns.map(([heading]) => (
            <th key={heading} scope="col" role="columnheader">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {PAYMENT_METHODS.map((method) => (
          <tr key={method} role="row">
            <th scope="row" role="rowheader">
              {PAYMENT_METHOD_NAMES[method]}
            </th>
            {cells((amounts) => amounts[method])}
          </tr>
        ))}
      </tbody>
      <tfoot role="rowgroup">
        <tr role="row">
          <th scope="row" role="rowheader">
            Together
          </th>
          {cells(sumOf)}
        </tr>
      </tfoot>
    </Table>
  );
}
