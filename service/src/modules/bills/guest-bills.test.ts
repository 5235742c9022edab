import { BILL_MESSAGES } from '@nivara/shared/domain/bill';
import type { Cast } from '../../../test/cast';
import { closeDesk } from '../../../test/close-desk';
import type { TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';
import { raiseTestBill } from '../../../test/test-bill';
import { sendQueuedMails } from '../../mail/mail-queue';
import { newId } from '../../security/tokens';

const PHONE = '+919876543210';

let test: TestApp;
let cast: Cast;
let number: string;
let id: string;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
  ({ number, id } = await raiseTestBill(test, {
    doctor: cast.treatingDoctor,
    phone: PHONE,
    patientName: 'Asha Rao',
  }));
});
afterEach(() => test.close());

const from = (address: string) => ({ 'x-forwarded-for': address });
const lookUp = (values: object = {}, address = '198.51.100.1') =>
  test.call('POST', '/bills/lookup', { number, phone: PHONE, ...values }, from(address));
const report = (values: object = {}, address = '198.51.100.1') =>
  test.call(
    'POST',
    '/bills/lookup/payment',
    { number, phone: PHONE, transactionId: 'UPI123456789', ...values },
    from(address),
  );
const wrong = (index: number) => ({ phone: `9${String(index).padStart(9, '0')}` });

it('shows a guest the amount and the ways to pay, but nothing about the patient', async () => {
  const answer = await lookUp({ number: ` ${number.toLowerCase()} `, phone: '098765-43210' });
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    {
      billNo: number,
      service: 'Consultation',
      amount: 80_000,
      balance: 80_000,
      currency: 'INR',
      status: 'unpaid',
      payment: {
        upiLink: expect.stringContaining('am=800.00'),
        qr: { size: expect.any(Number), path: expect.any(String) },
      },
    },
  ]);
  expect(answer.body).not.toMatch(/Asha|T-|98765/);
});

it('audits the reads of one bill once an hour, however often a guest looks', async () => {
  const reads = async () => {
    await test.context.readLog.flush();
    return test.context.database
      .selectFrom('audit')
      .select(['actor_id', 'action', 'record_id'])
      .where('noun', '=', 'bills')
      .where('action', '=', 'read')
      .execute();
  };
  for (let count = 0; count < 5; count += 1) expect((await lookUp()).statusCode).toBe(200);
  const read = { actor_id: null, action: 'read', record_id: id };
  expect(await reads()).toEqual([read]);
  test.passMinutes(60);
  await lookUp();
  expect(await reads()).toEqual([read, read]);
});

it('sends a guest an SMS that says whether the payment was found', async () => {
  await closeDesk(test);
  await report();
  const { headers } = cast.treatingDoctor;
  await test.call('PATCH', `/bills/${id}`, { status: 'unpaid' }, headers);
  await report();
  await test.call('PATCH', `/bills/${id}`, { status: 'paid' }, headers);
  await sendQueuedMails(test.context);
  expect(test.mails.map(({ to, subject }) => [to, subject])).toEqual([
    [PHONE, 'Your bill is not paid yet'],
    [PHONE, 'Your bill is paid'],
  ]);
});

it('lets a guest report the payment, and the appointment’s doctor confirm it', async () => {
  const reported = await report();
  expect([reported.statusCode, reported.json()]).toEqual([
    200,
    expect.objectContaining({ billNo: number, status: 'reported', payment: null }),
  ]);
  expect((await report()).statusCode).toBe(409);
  const { headers } = cast.treatingDoctor;
  await closeDesk(test);
  expect((await test.call('PATCH', `/bills/${id}`, { status: 'paid' }, headers)).json()).toMatchObject({
    status: 'paid',
    transactionId: 'UPI123456789',
  });
  expect((await lookUp()).json()).toMatchObject({ status: 'paid', payment: null });
  const changes = await test.context.database
    .selectFrom('audit')
    .select(['actor_id', 'patient_id'])
    .where('record_id', '=', id)
    .where('action', '=', 'update')
    .orderBy('actor_id', (order) => order.asc().nullsFirst())
    .execute();
  expect(changes).toEqual([
    { actor_id: null, patient_id: null },
    { actor_id: cast.treatingDoctor.accountId, patient_id: null },
  ]);
});

it('finds an account’s bill by the phone in the patient record', async () => {
  const { database, randomBytes, now } = test.context;
  const bill = await raiseTestBill(test, { patient: cast.patient, doctor: cast.treatingDoctor });
  const own = { number: bill.number, phone: '9123456789' };
  expect((await lookUp(own)).statusCode).toBe(404);
  await database
    .insertInto('personal_details')
    .values({
      id: newId(randomBytes),
      account_id: cast.patient.accountId,
      version: 1,
      status: 'draft',
      name: 'Demo Patient',
      dob: null,
      phone: '+919123456789',
      language: null,
      record: '{}',
      created_at: now().toISOString(),
      updated_at: now().toISOString(),
    })
    .execute();
  expect((await lookUp(own)).json()).toMatchObject({ billNo: bill.number });
  expect((await lookUp({ ...own, phone: PHONE })).statusCode).toBe(404);
});

it('gives the same answer for an unknown number and a wrong phone', async () => {
  for (const call of [lookUp, report]) {
    const unknown = await call({ number: 'NV-2026-999999' });
    const other = await call(wrong(1));
    const neither = await call({ number: 'something' });
    for (const answer of [unknown, other, neither]) {
      expect([answer.statusCode, answer.json().detail]).toEqual([404, BILL_MESSAGES.notFound]);
      expect(answer.json()).toEqual(unknown.json());
    }
  }
  const stored = await test.context.database.selectFrom('bills').select('status').execute();
  expect(stored).toEqual([{ status: 'unpaid' }]);
});

it('writes no attempt for the right phone', async () => {
  const rows = () => test.context.database.selectFrom('attempts').selectAll().execute();
  const before = await rows();
  expect((await lookUp()).statusCode).toBe(200);
  expect(await rows()).toEqual(before);
});

it('does not limit guests with the right phone', async () => {
  for (let count = 0; count < 30; count += 1) expect((await lookUp()).statusCode).toBe(200);
});

it('delays an address that guesses, even if it looks up a bill with the right phone between two guesses', async () => {
  for (let count = 0; count < 10; count += 1) {
    expect((await lookUp({ number: `NV-2026-9999${10 + count}` })).statusCode).toBe(404);
    if (count < 9) expect((await lookUp()).statusCode).toBe(200);
  }
  const blocked = await lookUp();
  expect([blocked.statusCode, blocked.headers['retry-after']]).toEqual([429, '60']);
  expect((await report()).statusCode).toBe(429);
  expect((await lookUp({}, '198.51.100.2')).statusCode).toBe(200);
  test.passMinutes(1);
  expect((await lookUp({ number: 'NV-2026-999999' })).statusCode).toBe(404);
  expect((await lookUp()).headers['retry-after']).toBe('120');
});

it('limits guesses from many addresses at the phone of one bill', async () => {
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      (index % 2 === 0 ? lookUp : report)(wrong(index), `2001:db8:${(index + 1).toString(16)}::1`),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(60);
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(40);
  expect((await lookUp({}, '198.51.100.9')).statusCode).toBe(429);
  test.passMinutes(0.5);
  expect((await lookUp({}, '198.51.100.9')).statusCode).toBe(200);
});

it('lets a guest open their bill while strangers of five networks guess', async () => {
  const guesses = Array.from({ length: 60 }, (_, index) => ({
    address: `198.51.100.${20 + (index % 5)}`,
    index,
  }));
  const answers = await Promise.all(
    guesses.flatMap(({ address, index }) => [
      lookUp(wrong(index), address),
      lookUp({ number: `NV-2026-9999${10 + index}` }, address),
    ]),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(50);
  expect((await lookUp({}, '203.0.113.1')).statusCode).toBe(200);
});

it('delays a guest by at most half a minute at a time while strangers guess', async () => {
  for (let host = 0; host < 60; host += 1) await lookUp(wrong(host), `10.0.${host}.1`);
  for (let round = 0; round < 5; round += 1) {
    const late = await lookUp({}, '203.0.113.1');
    expect([late.statusCode, late.headers['retry-after']]).toEqual([429, '30']);
    test.passMinutes(0.5);
    await lookUp(wrong(round), `10.1.${round}.1`);
  }
  test.passMinutes(0.5);
  expect((await lookUp({}, '203.0.113.1')).statusCode).toBe(200);
});

it.each([
  [{ phone: '12345' }, 'phone'],
  [{ phone: 9876543210 }, 'phone'],
  [{ number: '' }, 'number'],
  [{ number: 'x'.repeat(30) }, 'number'],
  [{ number: 'NV\u0001' }, 'number'],
  [{ name: 'Asha' }, 'name'],
])('refuses %j', async (values, path) => {
  const answer = await lookUp(values);
  expect([answer.statusCode, answer.json().errors.map((error: { path: string }) => error.path)]).toEqual([
    422,
    [path],
  ]);
});

it('counts all addresses of one IPv6 /64 as one', async () => {
  const answers = [];
  for (let host = 0; host < 12; host += 1)
    answers.push(await lookUp({ number: `NV-2026-9999${10 + host}` }, `2001:db8:1:2::${host}`));
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2);
});

it('limits guesses from many networks at the bill numbers of one phone', async () => {
  const answers = [];
  for (let network = 0; network < 65; network += 1)
    answers.push(await lookUp({ number: `NV-2026-9999${10 + network}` }, `198.51.100.${network}`));
  expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(60);
});

it('still opens a bill whose number ends in digits, as earlier numbers did', async () => {
  await test.context.database.updateTable('bills').set({ number: 'NV-2026-000001' }).execute();
  expect((await lookUp({ number: 'nv-2026-000001' })).statusCode).toBe(200);
});
