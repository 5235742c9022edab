import type { Cast } from '../cast';
import { billOffice } from '../test-bill';
import type { TestApp } from '../test-app';
import { type AccessRow, THE_DESK } from './access-row';

const REASON = { reason: 'A mistake at the desk' };
const LINE = { text: 'Yoga mat', amount: 50_000, taxPercent: 18 };
const CASH = { method: 'cash', amount: 80_000 };

type Step = 'unpaid' | 'reported' | 'paid' | 'refund due';

/** Makes a bill of the patient, for the desk to act on. */
const on =
  (status: Step, rest: string, body?: (test: TestApp, billId: string) => Promise<unknown> | unknown) =>
  async (test: TestApp, cast: Cast) => {
    const office = billOffice(test, cast);
    const bill = await office.raise();
    await office.bring(bill, status);
    const url = `/desk/bills/${bill.id}${rest}`;
    return body ? { url, body: await body(test, bill.id) } : { url };
  };

const reportedPayment = async (test: TestApp, cast: Cast) => {
  const office = billOffice(test, cast);
  const bill = await office.raise();
  // Only ten reported payments of a patient may wait for a decision.
  await test.context.database
    .updateTable('bill_payments')
    .set({ status: 'not received' })
    .where('status', '=', 'reported')
    .execute();
  await office.bring(bill, 'reported');
  const { id } = await test.context.database
    .selectFrom('bill_payments')
    .select('id')
    .where('bill_id', '=', bill.id)
    .executeTakeFirstOrThrow();
  return { url: `/desk/bills/${bill.id}/payments/${id}`, body: { status: 'confirmed', isForSeveral: true } };
};

const desk = (route: string, prepare: AccessRow['prepare'], status = 200): AccessRow => ({
  route,
  rule: 'desk',
  prepare,
  answers: THE_DESK(status),
});

/** Each role closes another day, since a day can be closed only once. */
let daysAgo = 0;
const anotherDay = () => {
  daysAgo += 1;
  return new Date(Date.UTC(2026, 1, 1) - daysAgo * 86_400_000).toISOString().slice(0, 10);
};

export const deskBillAccess: AccessRow[] = [
  desk('GET /desk/bills', () => ({})),
  desk(
    'POST /desk/bills',
    (_, { patient }) => ({ body: { patient: patient.accountId, lines: [LINE] } }),
    201,
  ),
  desk('GET /desk/bills/:id', on('unpaid', '')),
  desk('GET /desk/bills/:id/receipt', on('paid', '/receipt')),
  desk(
    'POST /desk/bills/:id/lines',
    on('unpaid', '/lines', () => LINE),
  ),
  desk(
    'POST /desk/bills/:id/discounts',
    on('unpaid', '/discounts', () => ({ amount: 100, ...REASON })),
  ),
  desk(
    'POST /desk/bills/:id/cancel',
    on('unpaid', '/cancel', () => REASON),
  ),
  desk(
    'POST /desk/bills/:id/payments',
    on('unpaid', '/payments', () => CASH),
  ),
  desk('PATCH /desk/bills/:id/payments/:payment', reportedPayment),
  desk(
    'POST /desk/bills/:id/refunds',
    on('refund due', '/refunds', () => CASH),
  ),
  desk(
    'POST /desk/bills/:id/credit-notes',
    on('paid', '/credit-notes', () => ({ ...REASON, lines: [{ position: 0, amount: 100 }] })),
  ),
  desk('GET /desk/closings', () => ({})),
  desk('GET /desk/closings/:date', () => ({ url: '/desk/closings/2026-03-01' })),
  desk('POST /desk/closings/:date', () => ({
    url: `/desk/closings/${anotherDay()}`,
    body: { counted: { cash: 0, card: 0, upi: 0 } },
  })),
];
