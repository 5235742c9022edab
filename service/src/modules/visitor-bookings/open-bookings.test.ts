import { type TestApp, startTestApp } from '../../../test/test-app';
import { sendQueuedMails } from '../../mail/mail-queue';

let test: TestApp;
beforeEach(async () => {
  test = await startTestApp();
});
afterEach(() => test.close());

const KIDS_CARE = 5;

/** Each number stands for another network and another phone number. */
const ask = (number: number, email: string | undefined) =>
  test.call(
    'POST',
    '/appointments',
    {
      service: KIDS_CARE,
      patient: 'Asha Rao',
      appointmentDate: '2026-03-03',
      contact: { name: 'Asha Rao', phone: `98765000${number + 10}`, email },
    },
    { 'x-forwarded-for': `203.0.113.${number + 1}` },
  );

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
