import { type TestApp, startTestApp } from '../../../test/test-app';
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

/** Each number stands for another network and another phone number. */
const ask = (number: number, email: string | undefined) =>
  request({ phone: `98765000${number + 10}`, email }, `203.0.113.${number + 1}`);

async function askFromManyNetworks(emails: (string | undefined)[]): Promise<number[]> {
  const answers = [];
  for (const [number, email] of emails.entries()) answers.push(await ask(number, email));
  return answers.map(({ statusCode }) => statusCode);
}

it('asks for a code from the fourth booking with the same e-mail address, and refuses from the seventh on', async () => {
  const written = ['asha@example.org', ' Asha@Example.ORG', 'asha@example.org', 'asha@example.org'];
  const answers = await askFromManyNetworks([...written, ...Array<string>(6).fill('asha@example.org')]);
  expect(answers).toEqual([201, 201, 201, 202, 202, 202, 429, 429, 429, 429]);
  await sendQueuedMails(test.context);
  expect(test.mails.filter(({ to }) => to === 'asha@example.org')).toHaveLength(6);
});

it('does not count bookings without an e-mail address together', async () => {
  expect(await askFromManyNetworks(Array<undefined>(5).fill(undefined))).toEqual(Array(5).fill(201));
});

it('does not reveal to one network whether a phone number has an appointment', async () => {
  const phone = '9876512345';
  await request({ phone }, '198.51.100.1');
  for (const [number, ip] of [
    [phone, '203.0.113.1'],
    ['9876554321', '203.0.113.2'],
  ] as const) {
    const statuses = [];
    for (let count = 0; count < 4; count += 1)
      statuses.push((await request({ phone: number }, ip)).statusCode);
    expect(statuses).toEqual([201, 201, 201, 202]);
  }
});
