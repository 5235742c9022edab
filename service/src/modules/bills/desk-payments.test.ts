import { standingOf } from '@nivara/shared/domain/bill';
import { DESK_BILL_MESSAGES } from '@nivara/shared/domain/desk-bill';
import { PAYMENT_MESSAGES } from '@nivara/shared/domain/payment';
import { TALK, billDesk } from '../../../test/bill-desk';
import { gatherCast } from '../../../test/cast';
import { pdfPages } from '../../../test/pdf-text';
import { type TestApp, startTestApp } from '../../../test/test-app';
import { MOST_ENTRIES } from './most-entries';

let test: TestApp;
let desk: ReturnType<typeof billDesk>;
beforeAll(async () => {
  test = await startTestApp();
  desk = billDesk(test, await gatherCast(test));
});
afterAll(() => test.close());

describe('paying', () => {
  it('is possible in a hundred parts, and after them only with the whole balance', async () => {
    const { id } = await desk.raiseAtTheDesk();
    for (let count = 0; count < MOST_ENTRIES; count += 1)
      expect((await desk.pay(id, 100)).statusCode).toBe(200);
    expect((await desk.pay(id, 100)).json().errors).toEqual([
      { path: 'amount', message: PAYMENT_MESSAGES.tooMany },
    ]);
    expect((await desk.pay(id, 108_000)).json()).toMatchObject({ status: 'paid' });
  });

  it('is possible in parts, with a receipt from the first', async () => {
    const { id, billNo } = await desk.raiseAtTheDesk();
    const first = await desk.pay(id, 18_000);
    expect(first.json()).toMatchObject({
      status: 'part paid',
      received: 18_000,
      balance: 100_000,
      receipt: `/desk/bills/${id}/receipt`,
      payments: [
        {
          method: 'cash',
          amount: 18_000,
          reference: null,
          status: 'confirmed',
          day: '2026-03-02',
          takenBy: 'Priya Demo',
        },
      ],
      payment: { upiLink: expect.stringContaining('am=1000.00') },
    });
    test.passMinutes(1);
    await desk.pay(id, 60_000, 'card', 'SLIP001122');
    test.passMinutes(1);
    const last = await desk.pay(id, 40_000, 'upi', '300000000001');
    expect(last.json()).toMatchObject({
      status: 'paid',
      balance: 0,
      transactionId: '300000000001',
      paidAt: test.context.now().toISOString(),
    });
    expect((await desk.notificationsOf(billNo)).sort()).toEqual([
      'Bill for Yoga mat is paid in part: We have received ₹180.00 for Yoga mat. ₹1,000.00 is still to be paid.',
      'Bill for Yoga mat is paid in part: We have received ₹600.00 for Yoga mat. ₹400.00 is still to be paid.',
      'Bill for Yoga mat is paid: We have received ₹400.00 for Yoga mat. Your receipt is ready.',
    ]);
    const receipt = await desk.send('GET', `/bills/${id}/receipt`);
    const [page = ''] = pdfPages(receipt.rawPayload);
    for (const row of ['Paid by cash\t₹180.00', 'Paid by card, SLIP001122\t₹600.00', 'GST 18%\t₹180.00']) {
      expect(page).toContain(row);
    }
  });

  it('takes no more than the balance, even by simultaneous payments', async () => {
    const { id } = await desk.raiseAtTheDesk();
    expect((await desk.pay(id, 118_001)).json()).toMatchObject({
      status: 409,
      errors: [{ path: 'amount', message: PAYMENT_MESSAGES.tooMuch }],
    });
    const answers = await Promise.all(Array.from({ length: 20 }, () => desk.pay(id, 30_000)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    expect(await desk.readBill(id)).toMatchObject({ received: 90_000, balance: 28_000, status: 'part paid' });
  });

  it('locks the bill against new lines, a discount and cancelling', async () => {
    const { id } = await desk.raiseAtTheDesk();
    await desk.pay(id, 100);
    const before = await desk.readBill(id);
    const answers = [await desk.addLine(id, TALK), await desk.discount(id, 100)];
    for (const answer of answers) {
      expect([answer.statusCode, answer.json().detail]).toEqual([
        409,
        `${standingOf('part paid')} ${DESK_BILL_MESSAGES.fixed}`,
      ]);
    }
    expect((await desk.cancelAtTheDesk(id)).json().detail).toContain(DESK_BILL_MESSAGES.notCancelled);
    expect(await desk.readBill(id)).toEqual(before);
  });

  it('is refused for all bills but one when several bills get the same reference at once', async () => {
    const bills = await Promise.all([1, 2, 3, 4].map(() => desk.raiseAtTheDesk()));
    const answers = await Promise.all(bills.map(({ id }) => desk.pay(id, 100, 'upi', 'UPI400000000009')));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
  });
});

describe('a reported payment', () => {
  const reported = async (transactionId = 'UPI778899') => {
    const { id, billNo } = await desk.raiseAtTheDesk();
    await desk.report(id, transactionId);
    const [payment] = (await desk.readBill(id)).payments;
    return { id, billNo, payment: payment?.id ?? '' };
  };

  it('is confirmed, also with less than was reported', async () => {
    const { id, payment } = await reported();
    expect((await desk.pay(id, 100)).json().detail).toBe(PAYMENT_MESSAGES.reportedFirst);
    const answer = await desk.decideReported(id, payment, { status: 'confirmed', amount: 50_000 });
    expect(answer.json()).toMatchObject({
      status: 'part paid',
      received: 50_000,
      payments: [{ id: payment, amount: 50_000, reference: 'UPI778899', takenBy: 'Priya Demo' }],
    });
    const again = await desk.decideReported(id, payment, { status: 'not received' });
    expect([again.statusCode, again.json().detail]).toEqual([409, PAYMENT_MESSAGES.decided]);
  });

  it('that has not arrived leaves the bill open, and the patient is notified', async () => {
    const { id, billNo, payment } = await reported();
    const answer = await desk.decideReported(id, payment, { status: 'not received' });
    expect(answer.json()).toMatchObject({ status: 'unpaid', transactionId: null, balance: 118_000 });
    expect(await desk.notificationsOf(billNo)).toEqual([
      expect.stringMatching(/^Bill for Yoga mat is not paid yet: /),
    ]);
    expect((await desk.report(id, 'UPI778800')).statusCode).toBe(200);
  });

  it.each([
    [0, /is cancelled: .*₹800\.00 that you reported, so there is nothing to return/],
    [10_000, /is no longer open: .*₹700\.00 that you reported\. There is nothing more to pay/],
  ])(
    'that has not arrived is not asked for again when the appointment is cancelled and %d paise are paid',
    async (paid, text) => {
      const { id, number, appointmentId } = await desk.raise();
      if (paid > 0) await desk.pay(id, paid);
      await desk.report(id, 'UPI778899');
      await desk.cancelAppointment(appointmentId);
      const { payments } = await desk.readBill(id);
      const payment = payments.find(({ reference }) => reference === 'UPI778899')?.id ?? '';
      expect((await desk.decideReported(id, payment, { status: 'not received' })).statusCode).toBe(200);
      expect(await desk.notificationsOf(number)).toContainEqual(expect.stringMatching(text));
    },
  );

  it('is confirmed for a second bill only if it was made for both', async () => {
    const one = await reported('UPI778802');
    const two = await reported('upi778802');
    const confirm = (isForSeveral?: boolean) =>
      desk.decideReported(two.id, two.payment, { status: 'confirmed', isForSeveral });
    for (const decision of ['reported', 'confirmed'] as const) {
      if (decision === 'confirmed') {
        const first = { status: 'confirmed', isForSeveral: true } as const;
        expect((await desk.decideReported(one.id, one.payment, first)).statusCode).toBe(200);
      }
      const refused = await confirm();
      const message = PAYMENT_MESSAGES.alsoOn([one.billNo]);
      expect([refused.statusCode, refused.json().errors]).toEqual([409, [{ path: 'isForSeveral', message }]]);
    }
    expect((await confirm(true)).json()).toMatchObject({ status: 'paid' });
  });

  it('is confirmed once, and its reference is refused for any other payment', async () => {
    const { id, payment } = await reported('UPI400000000001');
    await desk.decideReported(id, payment, { status: 'confirmed', amount: 50_000 });
    await desk.report(id, 'UPI400000000001');
    const again = (await desk.readBill(id)).payments.find(({ status }) => status === 'reported');
    expect((await desk.decideReported(id, again?.id ?? '', { status: 'confirmed' })).statusCode).toBe(409);
    const other = await desk.raiseAtTheDesk();
    for (const reference of ['UPI400000000001', 'upi400000000001', '0400000000001', '400000000001A'])
      expect((await desk.pay(other.id, 100, 'upi', reference)).json().errors[0].path).toBe('isForSeveral');
    expect((await desk.pay(other.id, 100, 'upi', 'UPI400000000002')).statusCode).toBe(200);
  });

  it('is confirmed as usual after the same reference on another bill was decided as “not received”', async () => {
    const one = await reported('UPI778803');
    const two = await reported('UPI778803');
    await desk.decideReported(one.id, one.payment, { status: 'not received' });
    expect((await desk.decideReported(two.id, two.payment, { status: 'confirmed' })).statusCode).toBe(200);
  });

  it('belongs to its own bill, and is never confirmed with more than was reported', async () => {
    const { id, payment } = await reported('UPI778801');
    const { id: other } = await desk.raiseAtTheDesk();
    expect((await desk.decideReported(other, payment, { status: 'confirmed' })).statusCode).toBe(404);
    const answer = await desk.decideReported(id, payment, { status: 'confirmed', amount: 118_001 });
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([409, 'amount']);
  });
});
