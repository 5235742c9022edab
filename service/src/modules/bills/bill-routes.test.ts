import { BILL_MESSAGES, type Bill } from '@nivara/shared/domain/bill';
import { type Cast, addPatient } from '../../../test/cast';
import { closeDesk } from '../../../test/close-desk';
import { pdfPages } from '../../../test/pdf-text';
import { type TestApp, signIn } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';
import { billOffice } from '../../../test/test-bill';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

type Headers = Record<string, string>;
type Office = ReturnType<typeof billOffice>;

const raise: Office['raise'] = (...values) => billOffice(test, cast).raise(...values);
const read: Office['read'] = (...values) => billOffice(test, cast).read(...values);
const list = async (headers: Headers, query = '') =>
  (await test.call('GET', `/bills${query}`, undefined, headers)).json() as { rows: Bill[]; total: number };

describe('a bill', () => {
  it('has its lines and the ways to pay', async () => {
    test.passMinutes(5);
    const { id, number } = await raise();
    expect(number).toMatch(/^NV-2026-000001-[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(await read(id)).toEqual({
      id,
      billNo: number,
      date: '2026-03-02',
      time: '10:05 AM',
      patientName: 'Demo Patient',
      bookingId: expect.stringMatching(/^T-/),
      appointmentId: expect.stringMatching(/^[0-9a-f]{32}$/),
      serviceId: 2,
      service: 'Consultation',
      amount: 80_000,
      received: 0,
      balance: 80_000,
      currency: 'INR',
      status: 'unpaid',
      transactionId: null,
      receipt: null,
      paidAt: null,
      lines: [{ text: 'Consultation', amount: 80_000 }],
      payments: [],
      refunds: [],
      creditNotes: [],
      payment: {
        upiLink: `upi://pay?pa=clinic@bank&pn=Test%20Clinic&am=800.00&cu=INR&tn=Bill%20${number}&tr=${number}`,
        qr: { size: expect.any(Number), path: expect.stringMatching(/^M4 4h7v1h-7z/) },
      },
    });
  });

  it('has the date and time of the clinic’s time zone', async () => {
    test.passMinutes(14 * 60);
    const { id } = await raise();
    expect(await read(id, await signIn(test))).toMatchObject({ date: '2026-03-03', time: '12:00 AM' });
  });

  it('is numbered without a gap within its year, however many are raised concurrently', async () => {
    const raised = await Promise.all(Array.from({ length: 20 }, () => raise()));
    expect(raised.map(({ number }) => number.slice(0, -5)).sort()).toEqual(
      Array.from({ length: 20 }, (_, index) => `NV-2026-${String(index + 1).padStart(6, '0')}`),
    );
  });
});

describe('the list of bills', () => {
  it('shows patients their own bills, and doctors the bills of their patients', async () => {
    const own = await raise();
    const colleague = await raise({ doctor: cast.otherDoctor });
    const others = await raise({ patient: cast.otherPatient, doctor: cast.otherDoctor });
    const guests = await raise({ patient: undefined, phone: '+919876543210', doctor: cast.otherDoctor });
    const seen = async (headers: Headers) => (await list(headers)).rows.map(({ id }) => id).sort();
    expect(await seen(cast.patient.headers)).toEqual([own.id, colleague.id].sort());
    expect(await seen(cast.otherPatient.headers)).toEqual([others.id]);
    expect(await seen(cast.treatingDoctor.headers)).toEqual([own.id, colleague.id].sort());
    // The appointment of the second bill makes the other doctor a doctor of the first patient too.
    expect(await seen(cast.otherDoctor.headers)).toEqual([own.id, colleague.id, others.id, guests.id].sort());
  });

  it('hides a colleague’s bill from a doctor whose own visitor has the same name and phone', async () => {
    const visitor = { patient: undefined, phone: '+919876543210' };
    const colleagues = await raise({ ...visitor, doctor: cast.otherDoctor });
    const own = await raise(visitor);
    const { headers } = cast.treatingDoctor;
    expect((await list(headers)).rows.map(({ id }) => id)).toEqual([own.id]);
    expect((await test.call('GET', `/bills/${colleagues.id}`, undefined, headers)).statusCode).toBe(404);
  });

  it('is sorted, filtered, searched and paged', async () => {
    const first = await raise({ serviceId: 9, patientName: 'Meera Rao' });
    test.passMinutes(1);
    const second = await raise({ serviceId: 1, patientName: 'Asha Rao' });
    test.passMinutes(1);
    const third = await raise({ serviceId: 5, patientName: 'Kabir Rao' });
    await billOffice(test, cast).report(second.id, 'Kabir7PAYS');
    const { headers } = cast.patient;
    const numbers = async (query: string) =>
      (await list(headers, query)).rows.map(({ id }) =>
        [first, second, third].findIndex((bill) => bill.id === id),
      );
    // The second bill is reported, so it comes after the bills that are still to be paid.
    expect(await numbers('')).toEqual([2, 0, 1]);
    expect(await numbers('?sort=-date')).toEqual([2, 1, 0]);
    expect(await numbers('?sort=billNo')).toEqual([0, 1, 2]);
    expect(await numbers('?sort=date')).toEqual([0, 1, 2]);
    expect(await numbers('?sort=patientName')).toEqual([1, 2, 0]);
    expect(await numbers('?sort=-amount')).toEqual([1, 2, 0]);
    expect(await numbers('?sort=-status&size=2')).toHaveLength(2);
    expect(await numbers('?sort=billNo&page=2&size=2')).toEqual([2]);
    expect(await numbers('?status=reported')).toEqual([1]);
    expect(await numbers('?q=kabir&sort=billNo')).toEqual([1, 2]);
    expect(await numbers(`?q=${first.number.toLowerCase()}`)).toEqual([0]);
    expect((await list(headers, '?size=2')).total).toBe(3);
    expect((await list(headers)).rows[0]).not.toHaveProperty('lines');
    const bookingIds = (await list(headers, '?sort=bookingId')).rows.map(({ bookingId }) => bookingId);
    expect(bookingIds).toEqual([...bookingIds].sort());
  });

  it('shows a doctor the bills of one patient on request', async () => {
    const other = await addPatient(test, 'Meera Rao');
    await raise();
    const { id } = await raise({ patient: other });
    const { headers } = cast.treatingDoctor;
    const found = await list(headers, `?patient=${other.accountId}`);
    expect(found.rows.map((bill) => bill.id)).toEqual([id]);
    expect((await list(headers, `?patient=${cast.otherPatient.accountId}`)).total).toBe(0);
  });

  it('has the bill of one appointment, for those who may see it', async () => {
    const { id } = await raise();
    await raise();
    const { appointmentId } = (await list(cast.patient.headers, '?sort=billNo')).rows[0] as Bill;
    const seenBy = async (headers: Headers) =>
      (await list(headers, `?appointment=${appointmentId}`)).rows.map((bill) => bill.id);
    expect(await seenBy(cast.patient.headers)).toEqual([id]);
    expect(await seenBy(cast.treatingDoctor.headers)).toEqual([id]);
    expect(await seenBy(cast.otherPatient.headers)).toEqual([]);
  });

  it.each([
    '?appointment=1',
    '?sort=transactionId',
    '?status=lost',
    '?patient=1',
    '?page=0',
    '?size=1000',
    '?x=1',
  ])('refuses %s', async (query) => {
    expect((await test.call('GET', `/bills${query}`, undefined, cast.patient.headers)).statusCode).toBe(422);
  });
});

describe('the receipt', () => {
  it('is a PDF that says what was paid', async () => {
    const { id, number } = await raise({ serviceId: 1, patientName: 'José Ānanda क्षत्रिय' });
    const { decide, receipt } = billOffice(test, cast);
    await decide(id, { status: 'paid', transactionId: 'DESK123456' });
    const answer = await receipt(id);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="receipt-${number}.pdf"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    const pages = pdfPages(answer.rawPayload);
    expect(pages).toHaveLength(1);
    const { bookingId } = await read(id);
    expect(pages[0]?.split('\n').slice(5)).toEqual([
      'Receipt',
      `Bill number\t${number}`,
      'Date\t2 March 2026, 10:00 AM',
      'Patient\tJosé Ānanda क्षत्रिय',
      `Booking\t${bookingId}`,
      'Service\tDoctor opinion',
      'Description\tAmount',
      'Doctor opinion\t₹1,200.00',
      'Total\t₹1,200.00',
      'Paid on\t2 March 2026',
      'Transaction ID\tDESK123456',
      'This receipt is computer-generated and is valid without a signature.',
      'Nivara · Receipt\tPage 1 of 1',
    ]);
    expect((await receipt(id)).rawPayload.equals(answer.rawPayload)).toBe(true);
  });

  it.each(['unpaid', 'reported', 'cancelled'] as const)(
    'is not there while the bill is %s',
    async (status) => {
      const bill = await raise();
      const { receipt, bring } = billOffice(test, cast);
      await bring(bill, status);
      const answer = await receipt(bill.id);
      expect([answer.statusCode, answer.json().detail]).toEqual([409, BILL_MESSAGES.noReceipt]);
    },
  );
});

it('doctors decide about payments only in a clinic without a desk', async () => {
  const { id } = await raise();
  const { headers } = cast.treatingDoctor;
  const decides = async (who = headers) =>
    (await test.call('GET', '/bills', undefined, who)).json<{ decides?: boolean }>().decides;
  expect([await decides(), await decides(cast.patient.headers)]).toEqual([false, undefined]);
  const refused = await test.call('PATCH', `/bills/${id}`, { status: 'paid' }, headers);
  expect([refused.statusCode, refused.json().detail]).toEqual([409, BILL_MESSAGES.desk]);
  await closeDesk(test);
  expect(await decides()).toBe(true);
  expect((await test.call('PATCH', `/bills/${id}`, { status: 'paid' }, headers)).statusCode).toBe(200);
});

it('audits the reads of a bill and of the list, with the reader and the patient', async () => {
  const { id } = await raise();
  await read(id, cast.treatingDoctor.headers);
  await list(cast.treatingDoctor.headers);
  const reads = await test.context.database
    .selectFrom('audit')
    .select(['actor_id', 'record_id', 'patient_id'])
    .where('noun', '=', 'bills')
    .where('action', '=', 'read')
    .orderBy('record_id')
    .execute();
  const who = { actor_id: cast.treatingDoctor.accountId, patient_id: cast.patient.accountId };
  expect(reads).toHaveLength(2);
  expect(reads).toEqual(
    expect.arrayContaining([
      { ...who, record_id: id },
      { ...who, record_id: null },
    ]),
  );
});
