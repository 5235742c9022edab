import { BILL_MESSAGES } from '@nivara/shared/domain/bill';
import { PAYMENT_MESSAGES } from '@nivara/shared/domain/payment';
import { type Cast, addPatient, gatherCast } from '../../../test/cast';
import { pdfPages } from '../../../test/pdf-text';
import { type TestApp, startTestApp } from '../../../test/test-app';
import { billOffice } from '../../../test/test-bill';

let test: TestApp;
let cast: Cast;
let office: ReturnType<typeof billOffice>;
beforeAll(async () => {
  test = await startTestApp();
  cast = await gatherCast(test);
  office = billOffice(test, cast);
});
afterAll(() => test.close());

const notificationsOf = (number: string) =>
  test.context.database
    .selectFrom('notifications')
    .innerJoin('bills', 'bills.id', 'notifications.about_id')
    .select(['notifications.account_id', 'kind', 'title', 'text', 'about_kind', 'about_id'])
    .where('bills.number', '=', number)
    .where('title', 'like', 'Bill for % is %')
    .execute();

describe('a bill', () => {
  it('is reported as paid, then confirmed, and has a receipt', async () => {
    const { id, number } = await office.raise();
    const reported = await office.report(id, ' UPI123456789 ');
    expect([reported.statusCode, reported.json()]).toEqual([
      200,
      expect.objectContaining({ status: 'reported', transactionId: 'UPI123456789', payment: null }),
    ]);
    test.passMinutes(10);
    const paid = await office.decide(id, { status: 'paid' });
    expect([paid.statusCode, paid.json()]).toEqual([
      200,
      expect.objectContaining({
        status: 'paid',
        transactionId: 'UPI123456789',
        paidAt: test.context.now().toISOString(),
        receipt: `/bills/${id}/receipt`,
      }),
    ]);
    expect(await notificationsOf(number)).toEqual([
      {
        account_id: cast.patient.accountId,
        kind: 'bill',
        title: 'Bill for Consultation is paid',
        text: expect.stringContaining('₹800.00'),
        about_kind: 'bill',
        about_id: id,
      },
    ]);
    const changes = await office.changesOf(id);
    expect(changes).toHaveLength(2);
    expect(changes).toEqual(
      expect.arrayContaining(
        [cast.patient, cast.treatingDoctor].map(({ accountId }) => ({
          actor_id: accountId,
          patient_id: cast.patient.accountId,
        })),
      ),
    );
  });

  it('can be marked as paid without a report, with or without a transaction id', async () => {
    const [cash, upi] = [await office.raise(), await office.raise()];
    expect((await office.decide(cash.id, { status: 'paid' })).json()).toMatchObject({ transactionId: null });
    expect(
      (await office.decide(upi.id, { status: 'paid', transactionId: 'DESK123456' })).json(),
    ).toMatchObject({
      transactionId: 'DESK123456',
    });
  });

  it('is unpaid again when the clinic finds no payment', async () => {
    const { id, number } = await office.raise();
    await office.report(id);
    const again = await office.decide(id, { status: 'unpaid' });
    expect(again.json()).toMatchObject({ status: 'unpaid', transactionId: null, paidAt: null });
    expect(again.json().payment).not.toBeNull();
    expect(await notificationsOf(number)).toMatchObject([{ title: 'Bill for Consultation is not paid yet' }]);
    expect((await office.report(id)).statusCode).toBe(200);
  });

  it('is reported once by concurrent requests', async () => {
    const { id } = await office.raise();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => office.report(id, `UPI${index + 100_000}`)),
    );
    const good = answers.filter(({ statusCode }) => statusCode === 200);
    expect(good).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(99);
    expect((await office.read(id)).transactionId).toBe(good[0]?.json().transactionId);
    expect(await office.changesOf(id)).toHaveLength(1);
  });

  it('is confirmed once, with one notification, by ten concurrent requests', async () => {
    const { id, number } = await office.raise();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => office.decide(id, { status: 'paid' })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect(await notificationsOf(number)).toHaveLength(1);
  });

  it.each([
    ['paid', 'paid', 'This bill is paid already.'],
    ['paid', 'unpaid', 'This bill is paid already.'],
    ['paid', 'refunded', 'This bill is paid already.'],
    ['unpaid', 'unpaid', 'This bill is not paid yet.'],
    ['unpaid', 'refunded', 'This bill is not paid yet.'],
    ['reported', 'refunded', 'A payment of this bill is reported'],
    ['cancelled', 'paid', 'This bill is cancelled'],
    ['cancelled', 'refunded', 'This bill is cancelled'],
    ['refund due', 'paid', 'Money paid for this bill is to be returned'],
    ['refunded', 'paid', 'The money of this bill was returned already.'],
  ] as const)('refuses to change from %s to %s, and says why', async (from, to, why) => {
    const bill = await office.raise();
    const { id } = bill;
    await office.bring(bill, from);
    const before = await office.changesOf(id);
    const answer = await office.decide(id, { status: to });
    expect([answer.statusCode, answer.json().detail]).toEqual([409, expect.stringContaining(why)]);
    expect((await office.read(id)).status).toBe(from);
    expect(await office.changesOf(id)).toEqual(before);
  });

  it.each([
    [{}, 'transactionId', BILL_MESSAGES.transactionIdRequired],
    [{ transactionId: 'abc' }, 'transactionId', BILL_MESSAGES.transactionId],
    [{ transactionId: 'abc12345', amount: 1 }, 'amount', 'This field is not known.'],
  ])('refuses the report %j', async (body, path, message) => {
    const { id } = await office.raise();
    const answer = await test.call('POST', `/bills/${id}/payment`, body, cast.patient.headers);
    expect([answer.statusCode, answer.json().errors]).toEqual([422, [{ path, message }]]);
  });

  it.each([
    {},
    { status: 'reported' },
    { status: 'unpaid', transactionId: 'ABC12345' },
    { status: ['paid'] },
  ])('refuses the decision %j', async (body) => {
    const { id } = await office.raise();
    expect((await office.decide(id, body)).statusCode).toBe(422);
  });
});

it('a bill is paid at once when there is nothing to pay', async () => {
  const { id, appointmentId } = await office.raise({ feePaise: 0 });
  expect(await office.read(id)).toMatchObject({ amount: 0, status: 'paid', payment: null });
  expect((await office.report(id)).statusCode).toBe(409);
  await office.cancelAppointment(appointmentId);
  expect((await office.read(id)).status).toBe('cancelled');
});

describe('a cancelled appointment', () => {
  it('leaves nothing to pay', async () => {
    const { id, appointmentId } = await office.raise();
    await office.cancelAppointment(appointmentId);
    expect(await office.read(id)).toMatchObject({ status: 'cancelled', payment: null });
    expect((await office.report(id)).json().detail).toMatch(/^This bill is cancelled/);
  });

  it('returns a reported payment too, since it may have arrived', async () => {
    const { id, appointmentId } = await office.raise();
    await office.report(id, 'UPI777000001');
    await office.cancelAppointment(appointmentId);
    expect(await office.read(id)).toMatchObject({ status: 'refund due', receipt: null });
    await office.decide(id, { status: 'refunded' });
    expect(await office.read(id)).toMatchObject({ status: 'refunded', paidAt: expect.any(String) });
    expect((await office.receipt(id)).statusCode).toBe(200);
  });

  it('returns no payment that is reported for another bill too, unless it was made for both', async () => {
    const other = await office.raise();
    await office.report(other.id, 'UPI777000002');
    const { id, appointmentId } = await office.raise();
    await office.report(id, 'UPI777000002');
    await office.cancelAppointment(appointmentId);
    const refused = await office.decide(id, { status: 'refunded' });
    expect([refused.statusCode, refused.json().errors]).toEqual([
      409,
      [{ path: 'isForSeveral', message: PAYMENT_MESSAGES.alsoOn([(await office.read(other.id)).billNo]) }],
    ]);
    expect((await office.decide(other.id, { status: 'paid' })).statusCode).toBe(409);
    await office.decide(id, { status: 'refunded', isForSeveral: true });
    expect(await office.read(id)).toMatchObject({ status: 'refunded' });
  });

  it('leaves a cancelled bill when the reported payment never arrived', async () => {
    const { id, appointmentId } = await office.raise();
    await office.report(id);
    await office.cancelAppointment(appointmentId);
    const answer = await office.decide(id, { status: 'cancelled' });
    expect(answer.json()).toMatchObject({
      status: 'cancelled',
      paidAt: null,
      receipt: null,
      transactionId: null,
    });
    expect((await office.receipt(id)).statusCode).toBe(409);
  });

  it('leaves a paid bill that cannot be cancelled, only refunded', async () => {
    const { id, appointmentId } = await office.raise();
    await office.decide(id, { status: 'paid' });
    await office.cancelAppointment(appointmentId);
    expect((await office.decide(id, { status: 'cancelled' })).statusCode).toBe(409);
    expect(await office.read(id)).toMatchObject({ status: 'refund due' });
  });

  it('lets only its doctor refund the bill of a patient who has no other appointment', async () => {
    const newcomer = await addPatient(test, 'Meera Rao');
    const { id, number, appointmentId } = await office.raise({ patient: newcomer });
    await office.decide(id, { status: 'paid' });
    await office.cancelAppointment(appointmentId);
    expect(await office.read(id, newcomer.headers)).toMatchObject({ status: 'refund due' });
    const refunded = await office.decide(id, { status: 'refunded' });
    expect(refunded.json()).toMatchObject({ status: 'refunded', paidAt: expect.any(String) });
    expect((await notificationsOf(number)).map(({ title }) => title).sort()).toEqual([
      'Bill for Consultation is paid',
      'Bill for Consultation is refunded',
    ]);
    const [page = ''] = pdfPages((await office.receipt(id, newcomer.headers)).rawPayload);
    expect(page).toContain('Returned by cash\t-₹800.00');
    expect((await office.decide(id, { status: 'refunded' }, cast.otherDoctor.headers)).statusCode).toBe(404);
  });
});
