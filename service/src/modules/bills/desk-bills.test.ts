import { DESK_BILL_MESSAGES, type DeskBill } from '@nivara/shared/domain/desk-bill';
import { MAT, TALK, billDesk } from '../../../test/bill-desk';
import { type Cast, gatherCast } from '../../../test/cast';
import { type TestApp, startTestApp } from '../../../test/test-app';
import { repriceBill } from './raise-bill';

let test: TestApp;
let cast: Cast;
let desk: ReturnType<typeof billDesk>;
beforeAll(async () => {
  test = await startTestApp();
  cast = await gatherCast(test);
  desk = billDesk(test, cast);
});
afterAll(() => test.close());

const NOBODY = '0'.repeat(32);

describe('a bill that the desk raises', () => {
  it('has lines with their taxes, for a patient whom the clinic knows', async () => {
    const bill = await desk.raiseAtTheDesk([TALK, MAT]);
    expect(bill).toMatchObject({
      billNo: expect.stringMatching(/^NV-2026-\d{6}-/),
      patientName: 'Demo Patient',
      bookingId: null,
      appointmentId: null,
      serviceId: null,
      service: 'Talk on diet',
      amount: 168_000,
      balance: 168_000,
      received: 0,
      refundable: 0,
      status: 'unpaid',
      receipt: null,
      lines: [
        { text: 'Talk on diet', amount: 50_000 },
        { text: 'Yoga mat', amount: 100_000 },
        { text: 'GST 18%', amount: 18_000 },
      ],
      payment: { upiLink: expect.stringContaining('am=1680.00') },
    });
    const own = await desk.read(bill.id);
    expect(own).toMatchObject({
      billNo: bill.billNo,
      amount: 168_000,
      service: 'Talk on diet',
      serviceId: null,
    });
  });

  it('can name a service, and somebody without an account by name and phone', async () => {
    const answer = await desk.send('POST', '/bills', {
      name: ' Meera Rao ',
      phone: '98765 43210',
      service: 2,
      lines: [{ text: 'Home visit', amount: 150_000, taxPercent: 0 }],
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      expect.objectContaining({
        patientName: 'Meera Rao',
        phone: '+919876543210',
        serviceId: 2,
        service: 'Consultation',
        amount: 150_000,
      }),
    ]);
  });

  it('is refused for the id of a member of the staff', async () => {
    const body = { patient: cast.otherDoctor.accountId, lines: [MAT] };
    expect((await test.call('POST', '/desk/bills', body, cast.desk.headers)).statusCode).toBe(404);
  });

  it.each([
    [{ patient: NOBODY, lines: [MAT] }, 404, undefined],
    [{ lines: [MAT] }, 422, [{ path: 'name', message: DESK_BILL_MESSAGES.name }]],
    [{ name: 'Meera', lines: [] }, 422, [{ path: 'lines', message: DESK_BILL_MESSAGES.lines }]],
    [
      { name: 'Meera', lines: [{ ...MAT, amount: 0 }] },
      422,
      [{ path: 'lines[0].amount', message: expect.any(String) }],
    ],
    [
      { name: 'Meera', lines: [{ ...MAT, taxPercent: 7 }] },
      422,
      [{ path: 'lines[0].taxPercent', message: expect.any(String) }],
    ],
    [
      { name: 'Meera', lines: [{ ...MAT, amount: 1_000_000_000 }] },
      422,
      [{ path: 'lines', message: DESK_BILL_MESSAGES.tooLarge }],
    ],
    [{ name: 'Meera', service: 99, lines: [MAT] }, 422, [{ path: 'service', message: expect.any(String) }]],
  ])('is refused with %j', async (body, status, errors) => {
    const answer = await desk.send('POST', '/bills', body);
    expect([answer.statusCode, answer.json().errors]).toEqual([status, errors]);
  });
});

describe('an unpaid bill', () => {
  it('gets lines and discounts, and its taxes follow', async () => {
    const { id } = await desk.raise();
    await desk.addLine(id, MAT);
    const answer = await desk.discount(id, 18_000);
    expect(answer.json()).toMatchObject({
      amount: 80_000 + 100_000 - 18_000 + 16_200,
      lines: [
        { text: 'Consultation', amount: 80_000 },
        { text: 'Yoga mat', amount: 100_000 },
        { text: 'Hardship', amount: -18_000 },
        { text: 'GST 18%', amount: 16_200 },
      ],
    });
  });

  it('is paid when a discount leaves nothing, and unpaid again with another line', async () => {
    const { id } = await desk.raise();
    expect((await desk.discount(id, 80_000)).json()).toMatchObject({ amount: 0, status: 'paid' });
    expect((await desk.addLine(id, TALK)).json()).toMatchObject({ status: 'unpaid', paidAt: null });
  });

  it('has no discount beyond its price before tax, and none without a reason', async () => {
    const { id } = await desk.raiseAtTheDesk();
    const answer = await desk.discount(id, 100_001);
    expect([answer.statusCode, answer.json().errors]).toEqual([
      409,
      [{ path: 'amount', message: DESK_BILL_MESSAGES.tooMuchOff }],
    ]);
    expect((await desk.discount(id, 5, ' ')).json().errors).toEqual([
      { path: 'reason', message: DESK_BILL_MESSAGES.reason },
    ]);
  });

  it('is cancelled with a reason, and the patient is notified', async () => {
    const { id, billNo } = await desk.raiseAtTheDesk();
    expect((await desk.cancelAtTheDesk(id)).json()).toMatchObject({
      status: 'cancelled',
      balance: 0,
      cancelReason: 'Raised twice',
      payment: null,
    });
    expect(await desk.notificationsOf(billNo)).toEqual([
      'Bill for Yoga mat is cancelled: There is nothing to pay for Yoga mat: Raised twice',
    ]);
  });

  it('keeps what the desk has changed when its appointment moves', async () => {
    const { id, appointmentId } = await desk.raise();
    await desk.discount(id, 10_000);
    const service = await test.context.database
      .selectFrom('services')
      .selectAll()
      .where('id', '=', 2)
      .executeTakeFirstOrThrow();
    const appointment = { id: appointmentId, appointment_date: '2026-03-09' };
    await repriceBill(test.context, appointment, { ...service, fee_paise: 99_900 });
    expect((await desk.readBill(id)).amount).toBe(70_000);
  });
});

it('lists the bills of the whole clinic by what is to be done, and by days', async () => {
  const fresh = await startTestApp();
  const people = await gatherCast(fresh);
  const { raise, bring, send } = billDesk(fresh, people);
  const open = await raise({ doctor: people.otherDoctor, patient: people.otherPatient });
  const reported = await raise();
  const refund = await raise({ patientName: 'Meera Rao' });
  await bring(reported, 'reported');
  await bring(refund, 'refund due');
  const list = async (query: string) =>
    (await send('GET', `/bills${query}`)).json<{ rows: DeskBill[] }>().rows;
  const ids = async (query: string) => (await list(query)).map(({ id }) => id);
  expect(await ids('?view=open')).toEqual([open.id]);
  expect(await ids('?view=reported')).toEqual([reported.id]);
  expect(await ids('?view=refunds')).toEqual([refund.id]);
  expect(await ids('?q=meera')).toEqual([refund.id]);
  expect(await ids('?status=unpaid')).toEqual([open.id]);
  expect((await ids('')).sort()).toEqual([open.id, reported.id, refund.id].sort());
  expect(await ids('?from=2026-03-02&to=2026-03-02')).toHaveLength(3);
  expect(await ids('?from=2026-03-03')).toEqual([]);
  expect(await ids('?to=2026-03-01')).toEqual([]);
  expect((await send('GET', '/bills?view=lost')).statusCode).toBe(422);
  await fresh.close();
});

it('audits who changed and who read whose bill', async () => {
  const { id } = await desk.raiseAtTheDesk();
  await desk.pay(id, 100);
  await desk.readBill(id);
  const rows = await test.context.database
    .selectFrom('audit')
    .select(['action', 'actor_id', 'patient_id'])
    .where('record_id', '=', id)
    .execute();
  const who = { actor_id: cast.desk.accountId, patient_id: cast.patient.accountId };
  expect(rows).toHaveLength(3);
  expect(rows).toEqual(
    expect.arrayContaining(['create', 'update', 'read'].map((action) => ({ action, ...who }))),
  );
});
