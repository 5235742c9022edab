import type { BookedAppointment } from '@nivara/shared/domain/appointment';
import type { BillInDetail } from '@nivara/shared/domain/bill';
import type { Cast } from '../../../test/cast';
import type { TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

/** In tests it is Monday, 2 March 2026, 10:00 AM at the clinic; the offer is valid on Tuesday only. */
const [TUESDAY, WEDNESDAY] = ['2026-03-03', '2026-03-04'];
const FULL = 80_000;

async function reportPaymentForOfferDay() {
  const { patient, desk } = cast;
  await test.call(
    'POST',
    '/desk/offers',
    {
      ...{ kind: 'offer', name: 'Tuesday', discountPercentage: 50, serviceIds: [2] },
      ...{ validFrom: TUESDAY, validTo: TUESDAY },
    },
    desk.headers,
  );
  const wish = { service: 2, patient: 'self', appointmentDate: TUESDAY, timing: '9:15 AM' };
  const booked = await test.call('POST', '/appointments', wish, patient.headers);
  const { id } = booked.json<BookedAppointment>();
  const found = await test.call('GET', `/bills?appointment=${id}`, undefined, patient.headers);
  const bill = found.json<{ rows: { id: string; amount: number }[] }>().rows[0];
  expect(bill?.amount).toBe(FULL / 2);
  test.passMinutes(1);
  const transactionId = 'UPI123456789';
  await test.call('POST', `/bills/${bill?.id}/payment`, { transactionId }, patient.headers);
  test.passMinutes(1);
  return { id, billId: bill?.id ?? '' };
}

const read = async (billId: string) =>
  (await test.call('GET', `/desk/bills/${billId}`, undefined, cast.desk.headers)).json<
    BillInDetail & { payments: { id: string }[] }
  >();
const refuse = async (billId: string) => {
  const { payments } = await read(billId);
  const path = `/desk/bills/${billId}/payments/${payments[0]?.id}`;
  return test.call('PATCH', path, { status: 'not received' }, cast.desk.headers);
};

it('gives a moved appointment the price of its new day when its reported payment never arrived', async () => {
  const { id, billId } = await reportPaymentForOfferDay();
  const move = { appointmentDate: WEDNESDAY, timing: '9:15 AM' };
  expect((await test.call('PATCH', `/appointments/${id}`, move, cast.patient.headers)).statusCode).toBe(200);
  expect(await read(billId)).toMatchObject({ amount: FULL / 2, status: 'reported' });
  expect((await refuse(billId)).statusCode).toBe(200);
  expect(await read(billId)).toMatchObject({ amount: FULL, status: 'unpaid' });
});

it('keeps the price of a bill whose appointment has not moved', async () => {
  const { billId } = await reportPaymentForOfferDay();
  expect((await refuse(billId)).statusCode).toBe(200);
  expect(await read(billId)).toMatchObject({ amount: FULL / 2, status: 'unpaid' });
});

describe('a part of the price', () => {
  const confirm = async (billId: string, amount: number) => {
    const { payments } = await read(billId);
    const path = `/desk/bills/${billId}/payments/${payments[0]?.id}`;
    return test.call('PATCH', path, { status: 'confirmed', amount }, cast.desk.headers);
  };
  const moveTo = (id: string, appointmentDate: string) =>
    test.call('PATCH', `/appointments/${id}`, { appointmentDate, timing: '9:15 AM' }, cast.patient.headers);

  it('that is confirmed after a move does not keep the price of the earlier day', async () => {
    const { id, billId } = await reportPaymentForOfferDay();
    await moveTo(id, WEDNESDAY);
    expect((await confirm(billId, 100)).json()).toMatchObject({
      status: 'part paid',
      amount: FULL,
      balance: FULL - 100,
    });
    const notifications = await test.context.database
      .selectFrom('notifications')
      .select('text')
      .where('title', 'like', '%paid in part')
      .execute();
    expect(notifications).toEqual([{ text: expect.stringContaining('₹799.00 is still to be paid') }]);
  });

  it('that is confirmed before a move does not keep the price of the earlier day either', async () => {
    const { id, billId } = await reportPaymentForOfferDay();
    await confirm(billId, 100);
    expect(await read(billId)).toMatchObject({ amount: FULL / 2, status: 'part paid' });
    expect((await moveTo(id, WEDNESDAY)).statusCode).toBe(200);
    expect(await read(billId)).toMatchObject({ amount: FULL, status: 'part paid', balance: FULL - 100 });
    await moveTo(id, TUESDAY);
    expect(await read(billId)).toMatchObject({ amount: FULL / 2, status: 'part paid' });
  });

  it('that exceeds the price of the new day keeps the former price', async () => {
    const { id, billId } = await reportPaymentForOfferDay();
    await moveTo(id, WEDNESDAY);
    await confirm(billId, FULL / 2 - 100);
    const pay = { method: 'cash', amount: 200 };
    await test.call('POST', `/desk/bills/${billId}/payments`, pay, cast.desk.headers);
    await moveTo(id, TUESDAY);
    expect(await read(billId)).toMatchObject({ amount: FULL, status: 'part paid' });
  });

  it('pays the bill if it was the whole price when the patient reported the payment', async () => {
    const { id, billId } = await reportPaymentForOfferDay();
    await moveTo(id, WEDNESDAY);
    expect((await confirm(billId, FULL / 2)).json()).toMatchObject({ status: 'paid', amount: FULL / 2 });
  });
});
