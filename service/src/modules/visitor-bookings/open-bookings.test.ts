import { APPOINTMENT_MESSAGES } from '@nivara/shared/domain/appointment';
import { type Answer, type TestApp, startTestApp } from '../../../test/test-app';
import { sendQueuedMails } from '../../mail/mail-queue';

let test: TestApp;
beforeEach(async () => {
  test = await startTestApp();
});
afterEach(() => test.close());

const KIDS_CARE = 5;

const request = (contact: { phone: string; email?: string | undefined }, ip: string) =>
  test.call(
    'POST',
    '/appointments',
    {
      service: KIDS_CARE,
      patient: 'Asha Rao',
      appointmentDate: '2026-03-03',
      contact: { name: 'Asha Rao', ...contact },
    },
    { 'x-forwarded-for': ip },
  );

/** Each number stands for another phone number and another network of one internet customer. */
const ask = (number: number, email: string | undefined) =>
  request({ phone: `98765000${number + 10}`, email }, `2001:db8:7:${number}::1`);

async function askFromManyNetworks(emails: (string | undefined)[]): Promise<number[]> {
  const answers = [];
  for (const [number, email] of emails.entries()) answers.push(await ask(number, email));
  return answers.map(({ statusCode }) => statusCode);
}

it('asks one internet customer for a code from the fourth booking with the same e-mail address, and refuses from the seventh on', async () => {
  const written = ['asha@example.org', ' Asha@Example.ORG', 'asha@example.org', 'asha@example.org'];
  const answers = await askFromManyNetworks([...written, ...Array<string>(4).fill('asha@example.org')]);
  expect(answers).toEqual([201, 201, 201, 202, 202, 202, 429, 429]);
  await sendQueuedMails(test.context);
  expect(test.mails.filter(({ to }) => to === 'asha@example.org')).toHaveLength(6);
});

it('does not count bookings without an e-mail address together', async () => {
  expect(await askFromManyNetworks(Array<undefined>(5).fill(undefined))).toEqual(Array(5).fill(201));
});

describe('for bookings from one network', () => {
  const PHONE = '9876512345';
  const EMAIL = 'asha@example.org';
  let answers: Answer[];
  const book = async (contact: { phone: string; email?: string }, ip: string) => {
    const answer = await request(contact, ip);
    answers.push(answer);
    if (answer.statusCode !== 202) return;
    await sendQueuedMails(test.context);
    const codes = test.mails.flatMap(({ text }) => /^\d{6}/.exec(text) ?? []);
    const code = codes.at(-1);
    const path = `/appointments/confirmations/${answer.json().confirmation.id}`;
    answers.push(await test.call('POST', path, { code }, { 'x-forwarded-for': ip }));
  };
  const statuses = () => answers.map(({ statusCode }) => statusCode);
  beforeEach(async () => {
    answers = [];
    await request({ phone: PHONE, email: EMAIL }, '198.51.100.1');
    await request({ phone: PHONE, email: EMAIL }, '198.51.100.1');
  });

  it.each([
    ['a phone number that has appointments', { phone: PHONE }],
    ['an e-mail address that has appointments', { phone: '9876554321', email: EMAIL }],
    ['a contact without appointments', { phone: '9876554322', email: 'nobody@example.org' }],
  ])('asks for a code from the fourth booking, and so reveals nothing about %s', async (_case, contact) => {
    for (let count = 0; count < 4; count += 1) await book(contact, '203.0.113.1');
    expect(statuses()).toEqual([201, 201, 201, 202, expect.any(Number)]);
  });

  it.each([
    ['has', PHONE],
    ['has no', '9876554321'],
  ])(
    'refuses too many bookings for one day, even with codes, and so reveals nothing about a phone number that %s appointments',
    async (_case, phone) => {
      for (const count of [0, 1, 2])
        await book({ phone, email: `mallory${count}@evil.example` }, '203.0.113.1');
      for (const count of [3, 4, 5])
        await book({ phone, email: `mallory${count}@evil.example` }, '203.0.113.1');
      // The codes of this hour are spent.
      test.passMinutes(61);
      for (const count of [6, 7, 8, 9])
        await book({ phone, email: `mallory${count}@evil.example` }, '203.0.113.1');
      const coded = [202, 201];
      expect(statuses()).toEqual([201, 201, 201, ...Array(7).fill(coded).flat()]);
      answers = [];
      test.passMinutes(61);
      await book({ phone, email: 'mallory10@evil.example' }, '203.0.113.1');
      expect(answers.map((answer) => answer.json().detail)).toEqual([APPOINTMENT_MESSAGES.manyThatDay]);
    },
  );
});

it('keeps the owner of a phone number able to book, however many appointments one stranger books with it', async () => {
  const phone = '9876512345';
  await request({ phone }, '198.51.100.1');
  for (let count = 0; count < 9; count += 1) await request({ phone }, `2001:db8:7:${count % 4}::1`);
  for (const owner of ['198.51.100.1', '198.51.100.2'])
    expect((await request({ phone }, owner)).statusCode).toBe(201);
});
