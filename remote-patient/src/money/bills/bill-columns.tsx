import styled from 'styled-components';
import { receiptHref } from '@nivara/shared/api-client/bills';
import {
  BILL_STATUSES,
  BILL_STATUS_NAMES,
  isPayable,
  receiptName,
  type Bill,
} from '@nivara/shared/domain/bill';
import { formatRupees } from '@nivara/shared/domain/rupees';
import { dateInWords } from '@nivara/shared/domain/clinic-time';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { color, text } from '@nivara/shared/ui/tokens/theme';
import { VisuallyHidden } from '@nivara/shared/ui/layout/visually-hidden';
import { BillStatus } from '@nivara/shared/area/bill/bill-status';
import { Day } from '@nivara/shared/area/table/day';
import { NoWrap } from '@nivara/shared/ui/layout/unbroken';
import { paths } from '../../paths';

const Quiet = styled.small`
  display: block;
  color: ${color.textMuted};
  font-size: ${text.small};
`;

const NONE = '—';
const NOT_YET = 'Not yet';

/** The specification prescribes the headings; the ids of sortable columns are the names by which the service sorts. */
export const billColumns = (username: string): readonly DataColumn<Bill>[] => [
  {
    id: 'billNo',
    heading: 'Bill No.',
    cell: ({ billNo }) => <NoWrap>{billNo}</NoWrap>,
    sortValue: ({ billNo }) => billNo,
    rowHeader: true,
    pinned: 4,
  },
  {
    id: 'date',
    heading: 'Date',
    cell: ({ date }) => <Day date={date} />,
    text: ({ date }) => dateInWords(date),
    sortValue: ({ date }) => date,
  },
  { id: 'time', heading: 'Time', cell: ({ time }) => <NoWrap>{time}</NoWrap>, text: ({ time }) => time },
  {
    id: 'patientName',
    heading: 'Patient Name',
    cell: ({ patientName }) => patientName,
    sortValue: ({ patientName }) => patientName,
    namesPatient: true,
  },
  {
    id: 'bookingId',
    heading: 'Booking ID',
    cell: ({ bookingId }) => <NoWrap>{bookingId}</NoWrap>,
    sortValue: ({ bookingId }) => bookingId,
  },
  {
    id: 'serviceId',
    heading: 'Service ID',
    cell: ({ serviceId, service }) => (
      <>
        {serviceId} <Quiet>{service}</Quiet>
      </>
    ),
    text: ({ serviceId, service }) => `${serviceId} ${service}`,
  },
  {
    id: 'amount',
    heading: 'Amount',
    cell: ({ amount }) => formatRupees(amount),
    text: ({ amount }) => formatRupees(amount),
    sortValue: ({ amount }) => amount,
    align: 'end',
    pinned: 2,
    leads: true,
  },
  {
    id: 'status',
    heading: 'Status',
    cell: ({ status }) => <BillStatus status={status} />,
    text: ({ status }) => BILL_STATUS_NAMES[status],
    sortValue: ({ status }) => BILL_STATUS_NAMES[status],
    pinned: 3,
    filterChoices: BILL_STATUSES.map((value) => ({ value, label: BILL_STATUS_NAMES[value] })),
  },
  {
    id: 'transactionId',
    heading: 'Transaction ID',
    cell: ({ transactionId }) => transactionId ?? NONE,
    text: ({ transactionId }) => transactionId ?? '',
  },
  {
    id: 'detail',
    heading: 'Bill Detail',
    cell: ({ id, billNo, ...bill }) => (
      <TextLink to={paths.bill(username, id)}>
        <NoWrap>{isPayable(bill) ? 'View and pay' : 'View'}</NoWrap>
        <VisuallyHidden> bill {billNo}</VisuallyHidden>
      </TextLink>
    ),
    actions: true,
    pinned: 1,
  },
  {
    id: 'receipt',
    heading: 'Receipt',
    cell: (bill) => {
      const href = receiptHref(bill);
      return href === undefined ? (
        <NoWrap>{NOT_YET}</NoWrap>
      ) : (
        <TextLink href={href} download={receiptName(bill.billNo)}>
          PDF<VisuallyHidden> of the receipt for bill {bill.billNo}</VisuallyHidden>
        </TextLink>
      );
    },
    text: ({ receipt }) => (receipt === null ? NOT_YET : 'Yes'),
  },
];
