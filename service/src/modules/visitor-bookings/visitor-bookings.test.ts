import { APPOINTMENT_MESSAGES } from '@nivara/shared/domain/appointment';
import { TIMING_TEXTS } from '@nivara/shared/domain/timings';
import { inLetters } from '../../../test/in-letters';
import { type Answer, type TestApp, signIn, startTestApp } from '../../../test/test-app';
import { sweep } from '../../housekeeping';
import { sendQueuedMails } from '../../mail/mail-queue';

let test: TestApp;
/** The free timings of the doctor who gives kids care. */
let timings: string[];
beforeEach(async () => {
  test = await startTestApp();
  timings = (await slotsOfDay()).filter((slot) => slot.free > 0).map(({ timing }) => timing);
});
afterEach(() => test.close());

const M = APPOINTMENT_MESSAGES;
/** At the clinic it is Monday, 2 March 2026, 10:00 AM. Kids care has one doctor, who works all day. */
const TUESDAY = '2026-03-03';
const KIDS_CARE = 5;
/** A service that other doctors give. */
const GERIATRICS = 4;

let visitors = 0;
interface BookingWish {
  timing?: string;
  phone?: string;
  email?: string;
  date?: string;
  ip?: string;
  hold?: string;
}
const book = ({ timing, phone, email, date = TUESDAY, ip = '203.0.113.9', hold }: BookingWish) => {
  visitors += 1;
  const contact = { name: 'Asha Rao', phone: phone ?? `98765${String(visitors).padStart(5, '0')}`, email };
  const body = {
    service: KIDS_CARE,
    patient: `Visitor ${inLetters(visitors)}`,
    appointmentDate: date,
    timing,
    hold,
    contact,
  };
  return test.call('POST', '/appointments', body, { 'x-forwarded-for': ip });
};
const hold = (timing: string, ip = '203.0.113.9') =>
  test.call(
    'POST',
    '/holds',
    { service: KIDS_CARE, appointmentDate: TUESDAY, timing },
    { 'x-forwarded-for': ip },
  );
const confirm = (answer: Answer, code: string) =>
  test.call('POST', `/appointments/confirmations/${answer.json().confirmation.id}`, { code });
const slotsOfDay = async () =>
  (await test.call('GET', `/slots?service=${KIDS_CARE}&date=${TUESDAY}`)).json() as {
    timing: string;
    free: number;
  }[];
const free = async () => (await slotsOfDay()).filter((slot) => slot.free > 0).length;
async function codeSent() {
  await sendQueuedMails(test.context);
  const mail = test.mails.at(-1);
  return { to: mail?.to, code: /^\d{6}/.exec(mail?.text ?? '')?.[0] ?? '' };
}
const statuses = (answers: Answer[]) => answers.map(({ statusCode }) => statusCode);

it('asks for a code from the fourth booking of a network on', async () => {
  const answers = [];
  for (const timing of timings.slice(1, 5)) answers.push(await book({ timing }));
  expect(statuses(answers)).toEqual([201, 201, 201, 202]);
  expect(answers[3]?.json()).toEqual({
    confirmation: {
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      hold: expect.stringMatching(/^[0-9a-f]{32}$/),
      sentTo: '+91 ••••• ••004',
      expiresAt: '2026-03-02T04:40:00.000Z',
    },
  });
  expect((await book({ timing: timings[6], ip: '203.0.113.10' })).statusCode).toBe(201);
});

it('counts the bookings of an IPv6 /64 together, and those of one phone number from several networks', async () => {
  const sixes = [];
  for (let host = 1; host <= 4; host += 1)
    sixes.push(await book({ timing: timings[host], ip: `2001:db8:1:2::${host}` }));
  expect(statuses(sixes)).toEqual([201, 201, 201, 202]);
  const phones = [];
  for (let host = 1; host <= 4; host += 1)
    phones.push(
      await book({
        timing: timings[host],
        date: '2026-03-04',
        ip: `198.51.100.${host}`,
        phone: '9876512345',
      }),
    );
  expect(statuses(phones)).toEqual([201, 201, 201, 202]);
});

it('counts requests without a timing like bookings', async () => {
  const answers = [];
  for (let count = 0; count < 4; count += 1) answers.push(await book({}));
  expect(statuses(answers)).toEqual([201, 201, 201, 202]);
  const { code } = await codeSent();
  const confirmed = await confirm(answers[3] as Answer, code);
  expect([confirmed.statusCode, confirmed.json().status]).toEqual([201, 'requested']);
});

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

  it('is sent to a phone three times an hour from one network, and ten times in all', async () => {
    const sent = async (ip: string) =>
      (await book({ phone: '9876500000', date: '2026-03-05', ip })).statusCode;
    const own = [];
    for (let count = 0; count < 3; count += 1) own.push(await sent('203.0.113.9'));
    expect(own).toEqual([202, 202, 429]);
    // From other networks a code is needed once three appointments with this phone number are open.
    const others = [];
    for (let host = 1; host <= 11; host += 1) others.push(await sent(`198.51.100.${host}`));
    expect(others).toEqual([201, 201, 201, ...Array<number>(7).fill(202), 429]);
    const last = await book({ phone: '9876500000', ip: '198.51.100.12' });
    expect(last.json().detail).toBe(M.codesSpent);
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

it('books at most a third of a doctor’s day for visitors, and two thirds with bookings that wait for a code', async () => {
  const all = await free();
  const answers: Answer[] = [];
  for (const [index, timing] of TIMING_TEXTS.entries())
    answers.push(await book({ timing, ip: `198.51.100.${index + 1}` }));
  const count = (status: number) => statuses(answers).filter((each) => each === status).length;
  expect(count(201)).toBe(Math.floor(all / 3));
  expect(count(202)).toBe(Math.floor((all * 2) / 3) - count(201));
  expect(await free()).toBe(all - Math.floor((all * 2) / 3));
  const refused = answers.find(({ statusCode, body }) => statusCode === 409 && body.includes('signed-in'));
  expect(refused?.json().errors).toEqual([{ path: 'timing', message: M.visitorsFull }]);
  const patient = await signIn(test);
  const left = (await slotsOfDay()).filter((slot) => slot.free > 0);
  for (const { timing } of left.slice(0, 5)) {
    const body = { service: KIDS_CARE, patient: 'self', appointmentDate: TUESDAY, timing };
    expect((await test.call('POST', '/appointments', body, patient)).statusCode).toBe(201);
  }
  test.passMinutes(10);
  expect(await free()).toBe(all - Math.floor(all / 3) - 5);
});

it('counts a booking for its doctor, even when the hold was made for another service', async () => {
  const all = await free();
  const answers: Answer[] = [];
  for (const [index, timing] of TIMING_TEXTS.entries()) {
    const ip = `198.51.100.${index + 1}`;
    const wish = { service: GERIATRICS, appointmentDate: TUESDAY, timing };
    const held = (await test.call('POST', '/holds', wish, { 'x-forwarded-for': ip })).json();
    answers.push(await book({ timing, ip, hold: held.id }));
  }
  expect(statuses(answers).filter((status) => status === 201)).toHaveLength(Math.floor(all / 3));
  expect(await free()).toBe(all - Math.floor((all * 2) / 3));
});

it('gives a network three holds at most', async () => {
  const answers = [];
  for (const timing of timings.slice(1, 5)) answers.push(await hold(timing));
  expect(statuses(answers)).toEqual([201, 201, 201, 429]);
  expect(answers[3]?.json().detail).toBe(M.visitorHolds);
  const patient = await signIn(test);
  for (const timing of timings.slice(6, 12)) {
    const body = { service: KIDS_CARE, appointmentDate: TUESDAY, timing };
    expect((await test.call('POST', '/holds', body, patient)).statusCode).toBe(201);
  }
});

it('keeps the form’s hold for a booking that needs a code', async () => {
  for (const timing of timings.slice(1, 4)) await book({ timing });
  const { id } = (await hold(timings[7] ?? '')).json();
  const pending = await book({ timing: timings[7], hold: id });
  expect([pending.statusCode, pending.json().confirmation.hold]).toEqual([202, id]);
  expect((await confirm(pending, (await codeSent()).code)).statusCode).toBe(201);
});

it('accepts three of many concurrent bookings', async () => {
  const answers = await Promise.all(timings.map((timing) => book({ timing })));
  expect(statuses(answers).filter((status) => status === 201)).toHaveLength(3);
});

it('forgets the network of a booking within three days', async () => {
  await book({ timing: timings[3] });
  test.passMinutes(3 * 24 * 60);
  await sweep(test.context);
  const rows = await test.context.database.selectFrom('appointments').select('visitor_network').execute();
  expect(rows).toEqual([{ visitor_network: null }]);
});
