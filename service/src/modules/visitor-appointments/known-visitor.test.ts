import { APPOINTMENT_MESSAGES } from '@nivara/shared/domain/appointment';
import { type TestApp, startTestApp } from '../../../test/test-app';
import { sendQueuedMails } from '../../mail/mail-queue';

let test: TestApp;
beforeEach(async () => {
  test = await startTestApp();
});
afterEach(() => test.close());

/** In tests it is Monday, 2 March 2026, 10:00 AM at the clinic. */
const TUESDAY = '2026-03-03';
const CONTACT = { name: 'Asha Rao', phone: '98765 43210' };
const WISH = {
  service: 2,
  patient: 'Mira Rao',
  appointmentDate: TUESDAY,
  timing: '9:15 AM',
  contact: CONTACT,
};
const sameTiming = { appointmentDate: TUESDAY, timeslot: 'Morning', timing: '9:15 AM' };

async function linkSent(): Promise<string> {
  await sendQueuedMails(test.context);
  return /#(\S+)/.exec(test.mails.at(-1)?.text ?? '')?.[1] ?? '';
}

const from = (ip: string, values: object) =>
  test.call('POST', '/appointments', { ...WISH, ...values }, { 'x-forwarded-for': ip });
/** A stranger who knows the name and the phone number of the visitor. */
const stranger = { service: 1, contact: { ...CONTACT, email: 'stranger@example.org' } };
beforeEach(async () => {
  expect((await from('203.0.113.1', { service: 2 })).statusCode).toBe(201);
});

it('a stranger does not learn of a visitor’s appointment by booking at its timing', async () => {
  expect((await from('203.0.113.2', stranger)).statusCode).toBe(201);
  const again = await from('203.0.113.2', { ...stranger, service: 3 });
  expect([again.statusCode, again.json().detail]).toEqual([409, APPOINTMENT_MESSAGES.patientBusy]);
});

it('a stranger learns nothing by moving their own appointment to the timing of a visitor’s', async () => {
  expect((await from('203.0.113.2', { ...stranger, timing: '10:05 AM' })).statusCode).toBe(201);
  const link = await linkSent();
  const moved = await test.call('POST', '/visitor-appointments/change', { link, ...sameTiming });
  expect(moved.statusCode).toBe(200);
});
