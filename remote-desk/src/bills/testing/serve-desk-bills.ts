import { isPayable, upiLink, type BillStatus } from '@nivara/shared/domain/bill';
import { balanceOf, refundableOf, statusOf } from '@nivara/shared/domain/bill-balance';
import {
  type LedgerLine,
  amountOf,
  shownLines,
  withDiscount,
  withTaxes,
} from '@nivara/shared/domain/bill-lines';
import type { DeskBillInDetail, NewBill, NewDiscount, NewLine } from '@nivara/shared/domain/desk-bill';
import type { NewPayment, NewRefund, PaymentDecision } from '@nivara/shared/domain/payment';
import type { NewCreditNote } from '@nivara/shared/domain/credit-note';
import { idOf } from '../../testing/serve-desk';
import { created, notFoundProblem, serveCalls } from '@nivara/shared/testing/serve-calls';

const AT = '2026-03-02T04:35:00.000Z';

const PAYEE = { upiId: 'clinic@bank', upiName: 'Nivara Clinic' };

const toLedgerLine = ({ text, amount, taxPercent }: NewLine): LedgerLine => ({
  kind: 'item',
  text,
  amount,
  taxPercent,
});

/** A bill for a mat: 1,180 rupees with tax. */
export function deskBill(differences: Partial<DeskBillInDetail> = {}): DeskBillInDetail {
  const bill: DeskBillInDetail = {
    id: idOf('a'),
    billNo: 'NV-2026-000001-ABCD',
    date: '2026-03-02',
    time: '10:05 AM',
    patientName: 'Asha Kulkarni',
    phone: '+919876543210',
    bookingId: null,
    appointmentId: null,
    serviceId: null,
    service: 'Yoga mat',
    amount: 0,
    received: 0,
    balance: 0,
    refundable: 0,
    currency: 'INR',
    status: 'unpaid',
    transactionId: null,
    receipt: null,
    paidAt: null,
    lines: [],
    ledger: withTaxes([toLedgerLine({ text: 'Yoga mat', amount: 100_000, taxPercent: 18 })]),
    payments: [],
    refunds: [],
    creditNotes: [],
    cancelReason: null,
    payment: null,
    ...differences,
  };
  return withSums(bill);
}

/** Computes the bill's sums and status from its parts. */
function withSums(bill: DeskBillInDetail): DeskBillInDetail {
  const paid = (status: string) => amountOf(bill.payments.filter((each) => each.status === status));
  const sums = {
    amount: amountOf(bill.ledger),
    credited: amountOf(bill.creditNotes),
    received: paid('confirmed'),
    refunded: amountOf(bill.refunds),
    isCancelled: bill.cancelReason !== null,
  };
  const status: BillStatus = statusOf({ ...sums, reported: paid('reported') });
  const balance = balanceOf(sums);
  const isPaid = status === 'paid' || (sums.received > 0 && balance <= 0);
  return {
    ...bill,
    amount: sums.amount,
    received: sums.received,
    balance,
    refundable: refundableOf(sums),
    status,
    transactionId:
      bill.payments.findLast((each) => each.status !== 'not received' && each.reference)?.reference ?? null,
    paidAt: isPaid ? (bill.paidAt ?? AT) : null,
    payment: isPayable({ status })
      ? {
          upiLink: upiLink(PAYEE, { billNo: bill.billNo, amount: balance }),
          qr: { size: 3, path: 'M1 1h1v1h-1z' },
        }
      : null,
    lines: shownLines(bill.ledger),
    receipt: sums.received > 0 ? `/desk/bills/${bill.id}/receipt` : null,
  };
}

const numbered = (letter: string, index: number) => `${letter}${String(index).padStart(31, '0')}`;

const moved = ({ method, amount, reference }: NewPayment | NewRefund, id: string) => ({
  id,
  at: AT,
  method,
  amount,
  reference: reference ?? null,
  day: '2026-03-02',
});

export const payment = (amount: number, differences: Partial<DeskBillInDetail['payments'][number]> = {}) => ({
  ...moved({ method: 'upi', amount, reference: 'UPI778899' }, idOf('b')),
  status: 'confirmed' as const,
  takenBy: 'Priya Demo',
  ...differences,
});

function toRow(bill: DeskBillInDetail) {
  const {
    lines: _lines,
    ledger: _ledger,
    payments: _payments,
    refunds: _refunds,
    creditNotes: _creditNotes,
    cancelReason: _cancelReason,
    payment: _payment,
    ...row
  } = bill;
  return row;
}

/** Answers the desk's calls about bills from memory. */
export function serveDeskBills(bills: DeskBillInDetail[] = [deskBill()]) {
  let all = bills;
  const change = (id: string, apply: (bill: DeskBillInDetail) => Partial<DeskBillInDetail>) => {
    const found = all.find((bill) => bill.id === id);
    if (!found) return notFoundProblem;
    const next = withSums({ ...found, ...apply(found) });
    all = all.map((bill) => (bill.id === id ? next : bill));
    return next;
  };
  return serveCalls({
    'GET /desk/bills': ({ query }) => {
      const view = query.get('view');
      const shown: Record<string, readonly BillStatus[]> = {
        open: ['unpaid', 'part paid'],
        reported: ['reported'],
        refunds: ['refund due'],
      };
      const rows = all.filter(({ status }) => view === null || shown[view]?.includes(status));
      return { rows: rows.map(toRow), total: rows.length };
    },
    'GET /desk/bills/:id': ({ id }) => all.find((bill) => bill.id === id) ?? notFoundProblem,
    'POST /desk/bills': ({ body }) => {
      const { lines, name } = body as NewBill;
      const bill = deskBill({
        id: idOf('c'),
        patientName: name ?? 'Asha Kulkarni',
        ledger: withTaxes(lines.map(toLedgerLine)),
      });
      all = [...all, bill];
      return created(bill);
    },
    'POST /desk/bills/:id/lines': ({ id, body }) =>
      change(id, ({ ledger }) => ({ ledger: withTaxes([...ledger, toLedgerLine(body as NewLine)]) })),
    'POST /desk/bills/:id/discounts': ({ id, body }) =>
      change(id, ({ ledger }) => ({ ledger: withDiscount(ledger, body as NewDiscount) })),
    'POST /desk/bills/:id/cancel': ({ id, body }) =>
      change(id, () => ({ cancelReason: (body as { reason: string }).reason })),
    'POST /desk/bills/:id/payments': ({ id, body }) =>
      change(id, ({ payments }) => ({
        payments: [...payments, payment(0, { ...moved(body as NewPayment, numbered('b', payments.length)) })],
      })),
    'PATCH /desk/bills/:id/payments/:id': ({ id, body }) =>
      change(id, ({ payments }) => ({
        payments: payments.map((each) => ({ ...each, ...(body as PaymentDecision) })),
      })),
    'POST /desk/bills/:id/refunds': ({ id, body }) =>
      change(id, ({ refunds }) => ({
        refunds: [
          ...refunds,
          { ...moved(body as NewRefund, numbered('c', refunds.length)), madeBy: 'Priya Demo' },
        ],
      })),
    'POST /desk/bills/:id/credit-notes': ({ id, body }) =>
      change(id, ({ creditNotes }) => {
        const { reason, lines } = body as NewCreditNote;
        const note = {
          id: numbered('d', creditNotes.length),
          number: 'CN-2026-000001-ABCD',
          at: AT,
          date: '2026-03-02',
          reason,
          amount: amountOf(lines),
          lines: lines.map((line) => ({ ...line, text: 'Yoga mat', tax: 0 })),
          issuedBy: 'Priya Demo',
        };
        return { creditNotes: [...creditNotes, note] };
      }),
    'GET /desk/people': ({ query }) => {
      const rows = query.get('q')?.includes('asha') ? [PATIENT] : [];
      return { rows, total: rows.length };
    },
    'GET /desk/people/:id': ({ id }) => (id === PATIENT.id ? PATIENT : notFoundProblem),
  });
}

const PATIENT = {
  id: idOf('d'),
  accountId: idOf('d'),
  patientId: 'P-1042',
  name: 'Asha Kulkarni',
  dob: '1980-05-01',
  age: 45,
  phone: '+919876543210',
  familyOf: null,
  nextVisit: null,
};
