import { APPOINTMENT_MESSAGES as M } from '@nivara/shared/domain/appointment';
import { type Answer, type TestApp, startTestApp } from '../../../test/test-app';
import { statuses, visitorCalls } from '../../../test/visitor-calls';

let test: TestApp;
const { freeTimings, free, book, hold, confirm, codeSent } = visitorCalls(() => test);
let timings: string[];
beforeEach(async () => {
  test = await startTestApp();
  timings = await freeTimings();
});
afterEach(() => test.close());

describe('a code', () => {
  let pending: Answer;
  beforeEach(async () => {
    for (const timing of timings.slice(1, 4)) await book({ timing });
    pending = await book({ timing: timings[5], phone: '9876500000' });
  });

  it('goes to the phone, keeps the timing, and books it', async () => {
    const { to, code } = await codeSent();
    expect(to).toBe('+919876500000');
    expect((await book({ timing: timings[5], ip: '198.51.100.7' })).statusCode).toBe(409);
    const wrong = await confirm(pending, code === '000000' ? '000001' : '000000');
    expect([wrong.statusCode, wrong.json().errors]).toEqual([422, [{ path: 'code', message: M.codeWrong }]]);
    const answer = await confirm(pending, `${code.slice(0, 3)} ${code.slice(3)}`);
    expect([answer.statusCode, answer.json().status, answer.json().appointmentTime]).toEqual([
      201,
      'booked',
      timings[5],
    ]);
    expect((await confirm(pending, code)).statusCode).toBe(410);
  });

  it('that is not entered within ten minutes gives the timing back', async () => {
    const { code } = await codeSent();
    const before = await free();
    test.passMinutes(10);
    expect(await free()).toBe(before + 1);
    const late = await confirm(pending, code);
    expect([late.statusCode, late.json().detail]).toEqual([410, M.codeOver]);
  });

  it('is void after five wrong guesses', async () => {
    const { code } = await codeSent();
    const wrong = code === '000000' ? '000001' : '000000';
    for (let guess = 0; guess < 5; guess += 1) expect((await confirm(pending, wrong)).statusCode).toBe(422);
    expect((await confirm(pending, code)).statusCode).toBe(410);
  });

  it('books once when it is sent many times at once', async () => {
    const { code } = await codeSent();
    const answers = await Promise.all([1, 2, 3, 4].map(() => confirm(pending, code)));
    expect(statuses(answers).filter((status) => status === 201)).toHaveLength(1);
  });

  it('goes to the e-mail address that the visitor names', async () => {
    const answer = await book({ timing: timings[6], email: ' Asha@Example.org ' });
    expect(answer.json().confirmation.sentTo).toBe('a•••@example.org');
    expect((await codeSent()).to).toBe('asha@example.org');
  });

  it('is not in the stored confirmation, and neither is the network address', async () => {
    await codeSent();
    const [row] = await test.context.database.selectFrom('booking_confirmations').selectAll().execute();
    const { code } = await codeSent();
    expect(JSON.stringify(row)).not.toContain(`"${code}"`);
    expect(row?.network).not.toContain('203.0.113');
  });
});

it('sends a phone three codes an hour for one network and ten for all, and answers the same after the tenth', async () => {
  await test.close();
  test = await startTestApp({ visitorBookings: 0 });
  const phone = '9876500000';
  const own = [];
  for (let count = 0; count < 4; count += 1) own.push(await book({ phone }));
  expect(statuses(own)).toEqual([202, 202, 202, 429]);
  expect(own.at(-1)?.json().detail).toBe(M.codesSpent);
  const others = [];
  for (let host = 1; host <= 9; host += 1) others.push(await book({ phone, ip: `198.51.100.${host}` }));
  expect(statuses(others)).toEqual(Array(9).fill(202));
  await codeSent();
  expect(test.mails.filter(({ to }) => to === `+91${phone}`)).toHaveLength(10);
});

it('asks for an e-mail address where mails are sent and texts are not', async () => {
  await test.close();
  test = await startTestApp({ canText: false, visitorBookings: 0 });
  const answer = await book({ timing: timings[1] });
  expect([answer.statusCode, answer.json().errors]).toEqual([
    422,
    [{ path: 'contact.email', message: M.codeEmail }],
  ]);
  expect((await book({ timing: timings[1], email: 'asha@example.org' })).statusCode).toBe(202);
});

it('takes landlines and foreign numbers, and asks for an e-mail address where a landline needs a code', async () => {
  for (const phone of ['020 2553 1234', '+44 20 7946 0000']) await book({ timing: timings.shift(), phone });
  const rows = await test.context.database.selectFrom('appointments').select('contact_phone').execute();
  const stored = rows.map(({ contact_phone }) => contact_phone);
  expect(stored).toEqual(expect.arrayContaining(['+912025531234', '+442079460000']));
  await test.close();
  test = await startTestApp({ canText: true, visitorBookings: 0 });
  expect((await book({ timing: timings[1], phone: '020 2553 1234' })).json().errors).toEqual([
    { path: 'contact.email', message: M.codeEmail },
  ]);
  expect((await book({ timing: timings[1], phone: '98765 43210' })).statusCode).toBe(202);
});

it('keeps the form’s hold for a booking that needs a code', async () => {
  for (const timing of timings.slice(1, 4)) await book({ timing });
  const { id } = (await hold(timings[7] ?? '')).json();
  const pending = await book({ timing: timings[7], hold: id });
  expect([pending.statusCode, pending.json().confirmation.hold]).toEqual([202, id]);
  expect((await confirm(pending, (await codeSent()).code)).statusCode).toBe(201);
});
