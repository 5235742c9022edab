import { CREDIT_NOTE_MESSAGES } from '@nivara/shared/domain/credit-note';
import { PAYMENT_MESSAGES } from '@nivara/shared/domain/payment';
import { MAT, TALK, billDesk } from '../../../test/bill-desk';
import type { TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';
import { MOST_ENTRIES } from './most-entries';

let test: TestApp;
let desk: ReturnType<typeof billDesk>;
beforeEach(async () => {
  const { test: started, cast } = await startTestWithCast();
  test = started;
  desk = billDesk(test, cast);
});
afterEach(() => test.close());

const addRefunds = (bill: string, count: number) =>
  test.context.database
    .insertInto('bill_refunds')
    .values(
      Array.from({ length: count }, (_, index) => ({
        ...{
          id: `refund ${index}`,
          bill_id: bill,
          method: 'cash' as const,
          amount_paise: 1,
          reference: null,
        },
        ...{ at: test.context.now().toISOString(), day: '2026-03-02', made_by: null },
      })),
    )
    .execute();

describe('a credit note', () => {
  it('takes back a part of a paid bill, and leaves its amount and its lines as they were', async () => {
    const { id, billNo } = await desk.raiseAtTheDesk([MAT, TALK]);
    await desk.pay(id, 168_000);
    const before = await desk.readBill(id);
    const answer = await desk.credit(id, [{ position: 0, amount: 59_000 }]);
    expect(answer.json()).toMatchObject({
      amount: 168_000,
      lines: before.lines,
      balance: -59_000,
      refundable: 59_000,
      status: 'refund due',
      creditNotes: [
        {
          number: expect.stringMatching(/^CN-2026-\d{6}-/),
          date: '2026-03-02',
          reason: 'Returned',
          amount: 59_000,
          lines: [{ position: 0, text: 'Yoga mat', amount: 59_000, tax: 9_000 }],
          issuedBy: 'Priya Demo',
        },
      ],
    });
    expect(await desk.notificationsOf(billNo)).toContain(
      'Bill for Yoga mat is corrected: A credit note takes ₹590.00 off the bill for Yoga mat: Returned',
    );
    expect((await desk.read(id)).creditNotes).toHaveLength(1);
  });

  it('is refused after the hundredth, and after a hundred refunds only all that is left can be refunded', async () => {
    const { id } = await desk.raiseAtTheDesk();
    await desk.pay(id, 118_000);
    const creditPaisa = () => desk.credit(id, [{ position: 0, amount: 1 }]);
    for (let count = 0; count < MOST_ENTRIES; count += 1) expect((await creditPaisa()).statusCode).toBe(200);
    expect((await creditPaisa()).json().detail).toBe(CREDIT_NOTE_MESSAGES.tooMany);
    await addRefunds(id, MOST_ENTRIES);
    expect((await desk.refund(id, 1)).json().errors).toEqual([
      { path: 'amount', message: PAYMENT_MESSAGES.tooMany },
    ]);
    expect((await desk.refund(id, MOST_ENTRIES)).statusCode).toBe(200);
  });

  it('is refunded in parts, up to its amount', async () => {
    const { id } = await desk.raiseAtTheDesk();
    await desk.pay(id, 118_000);
    await desk.credit(id, [{ position: 0, amount: 118_000 }]);
    expect((await desk.refund(id, 18_000)).json()).toMatchObject({
      status: 'refund due',
      refundable: 100_000,
    });
    expect((await desk.refund(id, 100_001)).json().errors).toEqual([
      { path: 'amount', message: PAYMENT_MESSAGES.tooMuchBack },
    ]);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => desk.refund(id, 60_000, 'upi', '300000000002')),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await desk.refund(id, 40_000)).json()).toMatchObject({ status: 'refunded', balance: 0 });
  });

  it('lowers the balance of a bill that is paid in part', async () => {
    const { id } = await desk.raiseAtTheDesk([TALK]);
    await desk.pay(id, 20_000);
    expect((await desk.credit(id, [{ position: 0, amount: 30_000 }])).json()).toMatchObject({
      status: 'paid',
      balance: 0,
    });
  });

  it('is refused for too large an amount, a repeated or unknown line, and an unpaid bill', async () => {
    const { id } = await desk.raiseAtTheDesk([MAT, TALK]);
    const refused = async (...lines: { position: number; amount: number }[]) => {
      const answer = await desk.credit(id, lines);
      return [answer.statusCode, answer.json().errors?.[0] ?? answer.json().detail];
    };
    expect(await refused({ position: 0, amount: 1 })).toEqual([409, CREDIT_NOTE_MESSAGES.notPaid]);
    await desk.pay(id, 168_000);
    await desk.credit(id, [{ position: 1, amount: 20_000 }]);
    expect(await refused({ position: 1, amount: 30_001 })).toEqual([
      409,
      { path: 'lines[0].amount', message: CREDIT_NOTE_MESSAGES.tooMuch },
    ]);
    const noSuchLine = { path: 'lines[1].position', message: CREDIT_NOTE_MESSAGES.line };
    expect(await refused({ position: 0, amount: 1 }, { position: 0, amount: 1 })).toEqual([422, noSuchLine]);
    // The third line is the tax.
    expect(await refused({ position: 0, amount: 1 }, { position: 2, amount: 1 })).toEqual([422, noSuchLine]);
    expect((await desk.readBill(id)).creditNotes).toHaveLength(1);
  });

  it('is issued automatically when a paid appointment is cancelled', async () => {
    const { id, appointmentId } = await desk.raise();
    await desk.pay(id, 80_000);
    await desk.cancelAppointment(appointmentId);
    expect(await desk.readBill(id)).toMatchObject({
      status: 'refund due',
      refundable: 80_000,
      creditNotes: [{ amount: 80_000, reason: 'The appointment was cancelled.', issuedBy: null }],
    });
  });
});
