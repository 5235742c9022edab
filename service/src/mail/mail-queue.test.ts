import { type TestApp, signIn, startTestApp } from '../../test/test-app';
import type { Mail } from './mailer';
import { queueMail, queueUrgentMail, sendQueuedMails } from './mail-queue';

let test: TestApp;
beforeEach(async () => {
  test = await startTestApp({ visitorBookings: 0 });
});
afterEach(() => {
  jest.restoreAllMocks();
  return test.close();
});

/** Queues more mails than are sent at a time. */
async function queueMany(): Promise<void> {
  for (let number = 0; number < 45; number += 1)
    await queueMail(test.context, { to: `${number}@example.org`, subject: 'News', text: 'News' });
  test.passMinutes(1);
}
async function sendAndReadFirst() {
  await sendQueuedMails(test.context);
  return test.mails[0];
}

it('sends mails in the order in which they were queued', async () => {
  await queueMany();
  await queueMail(test.context, { to: 'last@example.org', subject: 'News', text: 'News' });
  for (let turn = 0; turn < 2; turn += 1) await sendQueuedMails(test.context);
  expect(test.mails).toHaveLength(40);
  await sendQueuedMails(test.context);
  expect(test.mails.at(-1)?.to).toBe('last@example.org');
});

it('sends mails that the mail server has refused after those that were never tried', async () => {
  await queueUrgentMail(test.context, { to: 'refused@example.org', subject: 'Code', text: 'Code' });
  const refusing = { ...test.context, mailer: { send: () => Promise.reject(new Error('550')) } };
  await expect(sendQueuedMails(refusing)).rejects.toThrow('1 mails could not be sent');
  test.passMinutes(1);
  await queueUrgentMail(test.context, { to: 'new@example.org', subject: 'Code', text: 'Code' });
  expect((await sendAndReadFirst())?.to).toBe('new@example.org');
  expect(test.mails.map(({ to }) => to)).toEqual(['new@example.org', 'refused@example.org']);
});

it('if the mail server is slow, a code that is queued meanwhile overtakes the rest', async () => {
  await queueMany();
  jest.spyOn(performance, 'now').mockImplementation(() => test.mails.length * 4_000);
  const sending = {
    ...test.context,
    mailer: {
      send: async (mail: Mail) => {
        if (test.mails.length === 0)
          await queueUrgentMail(test.context, { to: 'new@example.org', subject: 'Code', text: 'Code' });
        await test.context.mailer.send(mail);
      },
    },
  };
  await sendQueuedMails(sending);
  expect(test.mails[1]?.to).toBe('new@example.org');
  expect(test.mails).toHaveLength(20);
});

it('sends the code that a visitor waits for before everything else', async () => {
  await queueMany();
  const contact = { name: 'Asha Rao', phone: '98765 00001' };
  const booking = { service: 5, patient: 'Asha Rao', appointmentDate: '2026-03-03', contact };
  expect((await test.call('POST', '/appointments', booking)).statusCode).toBe(202);
  expect((await sendAndReadFirst())?.to).toBe('+919876500001');
  expect(test.mails).toHaveLength(20);
});

it('sends the warning of a changed password before everything else', async () => {
  const headers = await signIn(test, 'patient', 'Patient-demo-1');
  await queueMany();
  const change = { currentPassword: 'Patient-demo-1', password: 'a quiet river' };
  expect((await test.call('POST', '/accounts/me/password', change, headers)).statusCode).toBe(204);
  expect((await sendAndReadFirst())?.to).toBe('patient@example.org');
});

it.each([
  ['new@example.org', 'recover#account='],
  ['patient@example.org', 'belongs to an account already'],
])('sends %s the mail about a new account before everything else', async (email, text) => {
  await queueMany();
  const form = { name: 'Asha Rao', email, password: 'a quiet river' };
  expect((await test.call('POST', '/accounts', form)).statusCode).toBe(202);
  await test.settled();
  expect(test.mails[0]).toMatchObject({ to: email, text: expect.stringContaining(text) });
});

it.each([
  ['new@example.org', '#email='],
  ['patient2@example.org', 'belongs to an account already'],
])('sends %s the mail about a changed e-mail address before everything else', async (email, text) => {
  const patient = await signIn(test);
  await queueMany();
  const change = { email, password: 'Patient-demo-1' };
  expect((await test.call('POST', '/accounts/me/email', change, patient)).statusCode).toBe(202);
  expect(await sendAndReadFirst()).toMatchObject({ to: email, text: expect.stringContaining(text) });
});
