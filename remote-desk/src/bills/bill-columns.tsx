import styled from 'styled-components';
import { BillStatus } from '@nivara/shared/area/bill/bill-status';
import { dayColumn, textColumn } from '@nivara/shared/area/table/columns';
import { NoWrap } from '@nivara/shared/ui/layout/unbroken';
import { BILL_STATUSES, BILL_STATUS_NAMES } from '@nivara/shared/domain/bill';
import { phoneInWords } from '@nivara/shared/domain/phone-number';
import { formatRupees } from '@nivara/shared/domain/rupees';
import type { DeskBill } from '@nivara/shared/domain/desk-bill';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import { color, text } from '@nivara/shared/ui/tokens/theme';
import { paths } from '../paths';

const Quiet = styled.small`
  display: block;
  color: ${color.textMuted};
  font-size: ${text.small};
`;

const money = (id: string, heading: string, amount: (bill: DeskBill) => number): DataColumn<DeskBill> => ({
  id,
  heading,
  cell: (bill) => formatRupees(amount(bill)),
  text: (bill) => formatRupees(amount(bill)),
  align: 'end',
});

/** The ids are the names by which the service sorts. `isMixed` means that the list has bills of every status. */
export const billColumns = (isMixed: boolean): readonly DataColumn<DeskBill>[] => [
  textColumn('billNo', 'Bill No.', ({ billNo }) => billNo, {
    cell: ({ id, billNo }) => (
      <TextLink to={paths.bill(id)}>
        <NoWrap>{billNo}</NoWrap>
      </TextLink>
    ),
    rowHeader: true,
  }),
  dayColumn('date', 'Date', ({ date }) => date),
  textColumn('patientName', 'Patient', ({ patientName }) => patientName, {
    cell: ({ patientName, phone }) => (
      <>
        {patientName} {phone === null ? null : <Quiet>{phoneInWords(phone)}</Quiet>}
      </>
    ),
    text: ({ patientName, phone }) =>
      phone === null ? patientName : `${patientName}, ${phoneInWords(phone)}`,
  }),
  { id: 'service', heading: 'For', cell: ({ service }) => service, text: ({ service }) => service },
  {
    ...money('amount', 'Amount', ({ amount }) => amount),
    sortValue: ({ amount }) => amount,
  },
  money('balance', 'Open', ({ balance }) => balance),
  textColumn('status', 'Status', ({ status }) => BILL_STATUS_NAMES[status], {
    cell: ({ status }) => <BillStatus status={status} />,
    ...(isMixed && {
      filterChoices: BILL_STATUSES.map((value) => ({ value, label: BILL_STATUS_NAMES[value] })),
    }),
  }),
  {
    id: 'transactionId',
    heading: 'Transaction ID',
    cell: ({ transactionId }) => transactionId ?? '—',
    text: ({ transactionId }) => transactionId ?? '',
  },
];
