import { inLetters } from '../../../test/in-letters';
import { type TestApp, startTestApp } from '../../../test/test-app';
import { sendQueuedMails } from '../../mail/mail-queue';

let test: TestApp;
afterEach(() => test.close());

const TUESDAY = '2026-03-03';
const PHONE = '9876512345';
const EMAIL = 'asha@example.org';
const OWNER = '198.51.100.1';

let count = 0;
const book = (contact: { phone?: string; email?: string }, ip: string) => {
  count += 1;
  const unique = {
    phone: `91234${String(count).padStart(5, '0')}`,
    email: `mallory${count}@evil.example`,
  };
  const body = {
    service: 5,
    patient: `Visitor ${inLetters(count)}`,
    appointmentDate: TUESDAY,
    contact: { name: 'Asha Rao', ...unique, ...contact },
  };
  return test.call('POST', '/appointments', body, { 'x-forwarded-for': ip });
};

/** Books once from each of several networks and three more times from the last one; returns the answers. */
async function answersToStrangers(contact: object, networks: number) {
  const hosts = Array.from({ length: networks + 3 }, (_, index) => Math.min(index + 1, networks));
  const answers = [];
  for (const host of hosts) {
    const answer = await book(contact, `203.0.113.${host}`);
    const { errors, detail, confirmation } = answer.json();
    answers.push([answer.statusCode, errors ?? detail, confirmation !== undefined]);
  }
  return answers;
}

const bookingsOf = async (owned: number, visitorBookings: number, ask: () => Promise<unknown>) => {
  test = await startTestApp({ visitorBookings });
  for (let booking = 0; booking < owned; booking += 1) await ask();
};

describe.each([
  ['phone number', { phone: PHONE }],
  ['e-mail address', { email: EMAIL }],
  ['tagged e-mail address', { email: 'asha+1@example.org' }],
])('strangers who book with somebody’s %s', (_what, contact) => {
  const seenWith = async (owned: number, networks: number, visitorBookings: number) => {
    await bookingsOf(owned, visitorBookings, () => book({ phone: PHONE, email: EMAIL }, OWNER));
    const answers = await answersToStrangers(contact, networks);
    await test.close();
    return answers;
  };
  afterEach(async () => {
    test = await startTestApp();
  });

  it.each([3, 10])(
    'from %i networks get the same answers with and without an appointment',
    async (networks) => {
      const without = await seenWith(0, networks, 3);
      expect(await seenWith(1, networks, 3)).toEqual(without);
      expect(without.slice(0, -1)).toEqual(Array(networks + 2).fill([201, undefined, false]));
      expect(without.at(-1)).toEqual([202, undefined, true]);
    },
  );

  it.each([3, 10])('from %i networks learn no day on which the owner has ten', async (networks) => {
    const without = await seenWith(0, networks, 1000);
    expect(await seenWith(10, networks, 1000)).toEqual(without);
    expect(without).toEqual(Array(networks + 3).fill([201, undefined, false]));
  });
});

it('answers alike when somebody has just got codes, of which an hour brings ten at most', async () => {
  const seenWith = async (owned: number) => {
    await bookingsOf(owned, 0, () => book({ email: EMAIL }, OWNER));
    const answers = await answersToStrangers({ email: EMAIL }, 10);
    await sendQueuedMails(test.context);
    expect(test.mails.filter(({ to }) => to === EMAIL)).toHaveLength(10);
    return answers;
  };
  const without = await seenWith(0);
  await test.close();
  expect(await seenWith(3)).toEqual(without);
});

it('mails a stranger’s address at most ten first links an hour and twenty a day, and answers alike', async () => {
  test = await startTestApp();
  const mailsTo = async (email: string) => {
    await sendQueuedMails(test.context);
    return test.mails.filter(({ to }) => to === email).length;
  };
  const counts = [];
  for (let hour = 0; hour < 3; hour += 1) {
    for (let host = 1; host <= 12; host += 1)
      expect((await book({ email: EMAIL }, `203.0.${hour}.${host}`)).statusCode).toBe(201);
    counts.push(await mailsTo(EMAIL));
    test.passMinutes(61);
  }
  expect(counts).toEqual([10, 20, 20]);
  await book({ email: 'mira@example.org' }, OWNER);
  expect(await mailsTo('mira@example.org')).toBe(1);
});
