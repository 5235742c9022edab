import { receiptHref } from '@nivara/shared/api-client/bills';
import { BillStatus } from '@nivara/shared/area/bill/bill-status';
import { dayColumn, textColumn } from '@nivara/shared/area/table/columns';
import { TwoLines } from '@nivara/shared/area/table/two-lines';
import { NoWrap } from '@nivara/shared/ui/layout/unbroken';
import {
  BILL_DECISIONS,
  BILL_STATUSES,
  BILL_STATUS_NAMES,
  type Bill,
  isPayable,
  receiptName,
} from '@nivara/shared/domain/bill';
import { formatRupees } from '@nivara/shared/domain/rupees';
import { RowActions } from '@nivara/shared/area/table/row-actions';
import { Button } from '@nivara/shared/ui/form/button';
import { VisuallyHidden } from '@nivara/shared/ui/layout/visually-hidden';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import type { Deciding } from './decision-dialog';
import { labelOf } from './decisions';

type OnDecide = ((deciding: Deciding) => void) | undefined;

/** The ids are the names by which the service sorts. Without `onDecide` no row offers a decision: the desk decides. */
export const billColumns = (onDecide: OnDecide): readonly DataColumn<Bill>[] => [
  textColumn('billNo', 'Bill No.', ({ billNo }) => billNo, {
    cell: ({ billNo }) => <NoWrap>{billNo}</NoWrap>,
    rowHeader: true,
  }),
  dayColumn('date', 'Date', ({ date }) => date),
  textColumn('patientName', 'Patient', ({ patientName }) => patientName),
  { id: 'service', heading: 'Service', cell: ({ service }) => service, text: serviceOf },
  textColumn('amount', 'Amount', ({ amount }) => amount, {
    cell: ({ amount }) => formatRupees(amount),
    text: ({ amount }) => formatRupees(amount),
    align: 'end',
  }),
  textColumn('status', 'Status', ({ status }) => BILL_STATUS_NAMES[status], {
    cell: ({ status }) => <BillStatus status={status} />,
    filterChoices: BILL_STATUSES.map((value) => ({ value, label: BILL_STATUS_NAMES[value] })),
  }),
  {
    id: 'transactionId',
    heading: 'Transaction ID',
    cell: ({ transactionId }) => transactionId ?? '—',
    text: ({ transactionId }) => transactionId ?? '',
  },
  { ...decisionColumn(onDecide), pinned: 1 },
];

/** The columns of the summary, which is shown where not all columns fit. */
export const billSummary = (onDecide: OnDecide): readonly DataColumn<Bill>[] => [
  textColumn('patientName', 'Patient', ({ patientName }) => patientName, {
    cell: ({ patientName, service, billNo }) => (
      <TwoLines details={`${service}, ${billNo}`}>{patientName}</TwoLines>
    ),
    rowHeader: true,
    part: 'what',
  }),
  textColumn('status', 'Status', ({ status }) => BILL_STATUS_NAMES[status], {
    cell: ({ status }) => <BillStatus status={status} />,
    part: 'state',
  }),
  dayColumn('date', 'Date', ({ date }) => date, { part: 'when' }),
  textColumn('amount', 'Amount', ({ amount }) => amount, {
    cell: ({ amount }) => formatRupees(amount),
    text: ({ amount }) => formatRupees(amount),
    part: 'who',
  }),
  { ...decisionColumn(onDecide), part: 'action' },
];

const decisionColumn = (onDecide: OnDecide): DataColumn<Bill> => ({
  id: 'action',
  heading: 'Action',
  actions: true,
  cell: (bill) => <Decisions bill={bill} onDecide={onDecide} />,
});

function Decisions({ bill, onDecide }: { bill: Bill; onDecide: OnDecide }) {
  const { billNo, status } = bill;
  const receipt = receiptHref(bill);
  const decisions = onDecide ? BILL_DECISIONS[status] : [];
  if (decisions.length === 0 && receipt === undefined) return null;
  return (
    <RowActions>
      {decisions.map((decision, index) => (
        <Button
          key={decision}
          size="small"
          variant={index > 0 ? 'quiet' : isPayable(bill) ? 'secondary' : 'primary'}
          aria-label={`${labelOf(status, decision)}: ${billNo}`}
          onClick={() => onDecide?.({ bill, decision })}
        >
          {labelOf(status, decision)}
        </Button>
      ))}
      {receipt === undefined ? null : (
        <TextLink href={receipt} download={receiptName(billNo)}>
          Receipt<VisuallyHidden> of {billNo}</VisuallyHidden>
        </TextLink>
      )}
    </RowActions>
  );
}

function serviceOf({ service }: Bill): string {
  return service;
}
