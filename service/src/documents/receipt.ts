import type { BillInDetail } from '@nivara/shared/domain/bill';
import { formatRupees } from '@nivara/shared/domain/rupees';
import { clinicMoment, dateInWords } from '@nivara/shared/domain/clinic-time';
import { moneyRows, openFact, paymentFacts } from '@nivara/shared/domain/receipt';
import { renderPdf } from './pdf-page';

export function renderReceipt(bill: BillInDetail): Promise<Buffer> {
  const moves = moneyRows(bill);
  const open = openFact(bill);
  return renderPdf(
    ({ title, facts, table, note }) => {
      title('Receipt');
      facts([
        ['Bill number', bill.billNo],
        ['Date', `${dateInWords(bill.date)}, ${bill.time}`],
        ['Patient', bill.patientName],
        ...(bill.bookingId === null ? [] : [['Booking', bill.bookingId] as const]),
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
      facts(paymentFacts(bill));
      if (moves.length > 0) {
        table(
          ['Date', 'Payments and corrections', 'Amount'],
          moves.map(({ date, text, amount }) => [date, text, amount]),
          { widths: [2, 4, 1], right: [2] },
        );
      }
      facts(open ? [open] : []);
      note('This receipt is computer-generated and is valid without a signature.');
    },
    bill.paidAt === null ? clinicMoment(bill.date, 0) : new Date(bill.paidAt),
  );
}
