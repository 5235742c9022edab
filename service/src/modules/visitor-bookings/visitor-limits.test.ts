import { APPOINTMENT_MESSAGES as M, MOST_OPEN } from '@nivara/shared/domain/appointment';
import { addDays } from '@nivara/shared/domain/clinic-time';
import { inLetters } from '../../../test/in-letters';
import { type Answer, type TestApp, startTestApp } from '../../../test/test-app';
import { sendQueuedMails } from '../../mail/mail-queue';

let test: TestApp;
const start = async (visitorBookings: number) => {
  test = await startTestApp({ visitorBookings });
};
afterEach(() => test.close());

const TUESDAY = '2026-03-03';
const PHONE = '9876512345';
const EMAIL = 'asha@example.org';

let visitorCount = 0;
/**
 * Each request is for another patient, from another network of one internet customer, with its own phone number.
 * `contact` replaces or adds parts of the contact.
 */
const ask = (contact: { phone?: string; email?: string }, day = 0, customer = 7) => {
  visitorCount += 1;
  const own = { name: 'Asha Rao', phone: `91234${String(visitorCount).padStart(5, '0')}` };
  const body = {
    service: 5,
    patient: `Visitor ${inLetters(visitorCount)}`,
    appointmentDate: addDays(TUESDAY, day),
    contact: { ...own, ...contact },
  };
  return test.call('POST', '/appointments', body, {
    'x-forwarded-for': `2001:db8:${customer}:${visitorCount.toString(16)}::1`,
  });
};
const askTimes = async (count: number, contact: object, day = 0) => {
  const answers = [];
  for (let time = 0; time < count; time += 1) answers.push(await ask(contact, day));
  return answers;
};
const statuses = (answers: Answer[]) => answers.map(({ statusCode }) => statusCode);
const times = (count: number, status: number) => Array<number>(count).fill(status);
const refusalOf = (answer: Answer | undefined) => [answer?.statusCode, answer?.json().errors];
const refusal = (message: string) => [409, [{ path: 'appointmentDate', message }]];
const lastLinkOf = (email: string) =>
  /#(\S+)/.exec(test.mails.filter(({ to }) => to === email).at(-1)?.text ?? '')?.[1] ?? '';
const codesTo = (phone: string) =>
  test.mails.filter(({ to }) => to === `+91${phone}`).map(({ text }) => /^\d{6}/.exec(text)?.[0] ?? '');

describe.each([
  ['phone number', { phone: '98765 12345' }, { phone: '+91 9876512345' }, { phone: '9876512346' }],
  ['mail address', { email: EMAIL }, { email: ' Asha@Example.ORG' }, { email: 'mira@example.org' }],
])('the visitors of one internet customer who share one %s', (_what, contact, sameInOtherForm, other) => {
  beforeEach(() => start(1000));

  it('can book ten appointments for one day, and do not use up the limits of other visitors', async () => {
    expect(statuses(await askTimes(MOST_OPEN.day, contact))).toEqual(times(10, 201));
    expect(refusalOf(await ask(sameInOtherForm))).toEqual(refusal(M.manyThatDay));
    expect(statuses([await ask(other), await ask(contact, 1)])).toEqual([201, 201]);
    expect((await ask(contact, 0, 8)).statusCode).toBe(201);
    await test.context.database.updateTable('appointments').set({ status: 'cancelled' }).execute();
    expect((await ask(contact)).statusCode).toBe(201);
  });

  it('can have no more than forty coming appointments, even when more are requested at once', async () => {
    const days = [0, 1, 2, 3, 6, 7].flatMap((day) => times(9, day));
    const answers = await Promise.all(days.map((day) => ask(contact, day)));
    expect(statuses(answers).filter((status) => status === 201)).toHaveLength(MOST_OPEN.all);
    expect(statuses(answers).filter((status) => status === 409)).toHaveLength(days.length - MOST_OPEN.all);
    expect(refusalOf(await ask(contact, 8))).toEqual(refusal(M.manyOpen));
    expect((await ask(other)).statusCode).toBe(201);
  });
});

describe('codes', () => {
  beforeEach(() => start(MOST_OPEN.day - 1));
  const confirm = (answer: Answer, code = '') =>
    test.call('POST', `/appointments/confirmations/${answer.json().confirmation.id}`, { code });

  it('confirm at most ten appointments of a day, also concurrently, and are not sent after that', async () => {
    expect(statuses(await askTimes(9, { phone: PHONE }))).toEqual(times(9, 201));
    const waiting = await askTimes(3, { phone: PHONE });
    expect(statuses(waiting)).toEqual(times(3, 202));
    await sendQueuedMails(test.context);
    const codes = codesTo(PHONE);
    const confirmed = await Promise.all(waiting.map((answer, index) => confirm(answer, codes[index])));
    expect(statuses(confirmed).sort()).toEqual([201, 409, 409]);
    const refused = confirmed.findIndex(({ statusCode }) => statusCode === 409);
    expect(refusalOf(confirmed[refused])).toEqual(refusal(M.manyThatDay));
    test.passMinutes(5);
    expect(refusalOf(await ask({ phone: PHONE }))).toEqual(refusal(M.manyThatDay));
    await sendQueuedMails(test.context);
    expect(codesTo(PHONE)).toHaveLength(3);
    // The code still works once there is room.
    await test.context.database.updateTable('appointments').set({ status: 'cancelled' }).execute();
    expect((await confirm(waiting[refused] as Answer, codes[refused])).statusCode).toBe(201);
  });

  it('cannot confirm an eleventh appointment for a mail address either', async () => {
    await askTimes(9, { email: EMAIL });
    const waiting = await askTimes(2, { email: EMAIL });
    await sendQueuedMails(test.context);
    const codes = test.mails.flatMap(({ text }) => /^(\d{6}) is/.exec(text)?.[1] ?? []);
    const confirmed = [];
    for (const [index, answer] of waiting.entries()) confirmed.push(await confirm(answer, codes[index]));
    expect(statuses(confirmed)).toEqual([201, 409]);
  });
});

describe('the link by mail', () => {
  beforeEach(() => start(1000));
  const move = (link: string, day: number) => {
    const change = { appointmentDate: addDays(TUESDAY, day), timeslot: 'Afternoon' };
    return test.call('POST', '/visitor-appointments/change', { link, ...change });
  };

  it('moves no eleventh appointment to a day, but moves appointments within the day', async () => {
    await askTimes(1, { email: EMAIL }, 1);
    await sendQueuedMails(test.context);
    const other = lastLinkOf(EMAIL);
    await askTimes(10, { email: EMAIL });
    await sendQueuedMails(test.context);
    expect(refusalOf(await move(other, 0))).toEqual(refusal(M.manyThatDay));
    expect((await move(other, 2)).statusCode).toBe(200);
    expect((await move(lastLinkOf(EMAIL), 0)).statusCode).toBe(200);
  });

  it('moves no eleventh appointment of a phone number to a day', async () => {
    await askTimes(1, { email: EMAIL, phone: PHONE }, 1);
    await sendQueuedMails(test.context);
    await askTimes(10, { phone: PHONE });
    expect(refusalOf(await move(lastLinkOf(EMAIL), 0))).toEqual(refusal(M.manyThatDay));
  });
});
