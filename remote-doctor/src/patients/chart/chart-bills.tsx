import { listBills, receiptHref } from '@nivara/shared/api-client/bills';
import { BillStatus } from '@nivara/shared/area/bill/bill-status';
import { dayColumn, textColumn } from '@nivara/shared/area/table/columns';
import { BILL_STATUS_NAMES, type Bill } from '@nivara/shared/domain/bill';
import { formatRupees } from '@nivara/shared/domain/rupees';
import type { PatientChart } from '@nivara/shared/domain/patient-chart';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import { ChartTable } from './chart-table';

const COLUMNS: readonly DataColumn<Bill>[] = [
  dayColumn('date', 'Date', ({ date }) => date),
  textColumn('billNo', 'Bill No.', ({ billNo }) => billNo, { rowHeader: true }),
  textColumn('patientName', 'Patient', ({ patientName }) => patientName),
  textColumn('service', 'Service', ({ service }) => service),
  textColumn('amount', 'Amount', ({ amount }) => amount, {
    cell: ({ amount }) => formatRupees(amount),
    text: ({ amount }) => formatRupees(amount),
    align: 'end',
  }),
  textColumn('status', 'Status', ({ status }) => BILL_STATUS_NAMES[status], {
    cell: ({ status }) => <BillStatus status={status} />,
    filter: ({ status }) => BILL_STATUS_NAMES[status],
  }),
  {
    id: 'receipt',
    heading: 'Receipt',
    actions: true,
    cell: (bill) => {
      const href = receiptHref(bill);
      return href === undefined ? null : (
        <TextLink href={href} download>
          PDF
        </TextLink>
      );
    },
  },
];

export const ChartBills = ({ chart }: { chart: PatientChart }) => (
  <ChartTable chart={chart} what="bills" columns={COLUMNS} list={listBills} />
);
