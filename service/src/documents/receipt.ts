import { type BillInDetail, formatRupees } from '@nivara/shared/domain/bill';
import { clinicDate, clinicMoment } from '@nivara/shared/domain/clinic-time';
import { longDate } from './long-date';
import { renderPdf } from './pdf-page';

export function renderReceipt(bill: BillInDetail): Promise<Buffer> {
  const isRefunded = bill.status === 'refunded';
  const paidAt = bill.paidAt === null ? undefined : new Date(bill.paidAt);
  return renderPdf(
    ({ title, facts, table, note }) => {
      title('Receipt');
      facts([
        ['Bill number', bill.billNo],
        ['Date', `${longDate(bill.date)}, ${bill.time}`],
        ['Patient', bill.patientName],
        ['Booking', bill.bookingId],
        ['Service', bill.service],
      ]);
      table(
        ['Description', 'Amount'],
        [
          ...bill.lines.map(({ text, amount }) => [text, formatRupees(amount)]),
          ['Total', formatRupees(bill.amount)],
        ],
        { widths: [4, 1], right: [1], total: true },
      );
      facts([
        ...(paidAt ? [['Paid on', longDate(clinicDate(paidAt))] as const] : []),
        ...(bill.transactionId ? [['Transaction ID', bill.transactionId] as const] : []),
        ...(isRefunded ? [['Refunded', formatRupees(bill.amount)] as const] : []),
      ]);
      note('This receipt is computer-generated and is valid without a signature.');
    },
    paidAt ?? clinicMoment(bill.date, 0),
  );
}
