import {
  isPayable,
  upiLink,
  whyNotReported,
  type Bill,
  type BillInDetail,
  type GuestBill,
} from '@nivara/shared/domain/bill';
import { notFoundProblem, serveCalls, type ServedCalls } from '@nivara/shared/testing/serve-calls';

const ID = 'b1'.repeat(16);
const PAYEE = { upiId: 'clinic@bank', upiName: 'Nivara Clinic' };

/** An unpaid bill. */
export function bill(differences: Partial<BillInDetail> = {}): BillInDetail {
  const billNo = differences.billNo ?? 'NV-2026-000123';
  const amount = differences.amount ?? 72_000;
  return {
    id: ID,
    billNo,
    date: '2026-03-02',
    time: '10:05 AM',
    patientName: 'Asha Kulkarni',
    bookingId: 'BK-7QX2M9',
    appointmentId: 'c'.repeat(32),
    serviceId: 5,
    service: 'Kids care',
    amount,
    received: 0,
    balance: amount,
    currency: 'INR',
    status: 'unpaid',
    transactionId: null,
    receipt: null,
    paidAt: null,
    lines: [
      { text: 'Kids care', amount: 80_000 },
      { text: 'Second child, second check (10%)', amount: -8_000 },
    ],
    payments: [],
    refunds: [],
    creditNotes: [],
    payment: {
      upiLink: upiLink(PAYEE, { billNo, amount }),
      qr: { size: 3, path: 'M1 1h1v1h-1z' },
    },
    ...differences,
  };
}

export const paidBill = (differences: Partial<BillInDetail> = {}) =>
  bill({
    id: 'b2'.repeat(16),
    billNo: 'NV-2026-000100',
    status: 'paid',
    transactionId: 'UPI778899',
    receipt: `/bills/${'b2'.repeat(16)}/receipt`,
    received: 72_000,
    balance: 0,
    paidAt: '2026-03-03T06:00:00.000Z',
    payments: [{ date: '2026-03-03', method: 'upi', amount: 72_000, reference: 'UPI778899' }],
    payment: null,
    ...differences,
  });

/** The bill as the service shows it to a guest. */
export const guestBill = (): GuestBill => {
  const { billNo, service, amount, balance, currency, status, payment } = bill();
  return { billNo, service, amount, balance, currency, status, payment };
};

const inList = (bill: BillInDetail): Bill => {
  const { lines: _lines, payment: _payment, payments: _payments, ...rest } = bill;
  const { refunds: _refunds, creditNotes: _notes, ...row } = rest;
  return row;
};

/** Answers the calls about bills from memory, including the report of a payment. */
export function serveBills(bills: BillInDetail[] = []): ServedCalls & { bills: BillInDetail[] } {
  const find = (id: string) => bills.find((each) => each.id === id);
  const served = serveCalls({
    'GET /bills': ({ query }) => {
      const status = query.get('status');
      const appointment = query.get('appointment');
      const rows = bills.filter(
        (each) =>
          (status === null || each.status === status) &&
          (appointment === null || each.appointmentId === appointment),
      );
      return { rows: rows.map(inList), total: rows.length };
    },
    'GET /bills/:id': ({ id }) => find(id) ?? notFoundProblem,
    'POST /bills/:id/payment': ({ id, body }) => {
      const found = find(id);
      if (!found) return notFoundProblem;
      if (!isPayable(found)) {
        return { status: 409, title: 'Conflict', detail: whyNotReported(found.status) };
      }
      return Object.assign(found, { status: 'reported', payment: null }, body);
    },
  });
  return { ...served, bills };
}
