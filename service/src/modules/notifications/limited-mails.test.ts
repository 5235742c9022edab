import { addAppointment } from '../../../test/add-appointment';
import type { Cast } from '../../../test/cast';
import type { TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';
import { sweep } from '../../housekeeping';
import { setPasswordHash } from '../accounts/account-repository';
import { NO_PASSWORD } from '../accounts/unclaimed-account';
import { appointmentById } from '../appointments/appointment-repository';
import { findVisitorLink, insertVisitorLink } from '../visitor-bookings/visitor-link-repository';
import { sendNextLink } from '../visitor-bookings/visitor-mail';
import { notify } from './notify';
import { notifyByMail } from './notify-by-mail';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
  for (const { headers } of [cast.patient, cast.otherPatient])
    await test.call('PUT', '/notifications/preferences', { mail: ['result'] }, headers);
});
afterEach(() => test.close());

async function notifyTimes(times: number, { accountId } = cast.patient): Promise<void> {
  for (let index = 0; index < times; index += 1)
    await notify(test.context, { accountId, kind: 'result', title: 'Results', text: 'They are there.' });
}

const countRows = async (table: 'mail_queue' | 'notifications') =>
  (await test.context.database.selectFrom(table).select('id').execute()).length;
const countMails = () => countRows('mail_queue');
const openedFrom = (network: string | null, { accountId } = cast.patient) =>
  test.context.database
    .updateTable('accounts')
    .set({ opened_from: network })
    .where('id', '=', accountId)
    .execute();

it('an account gets twenty mails an hour and sixty a day, and all its notifications', async () => {
  await notifyTimes(22);
  expect([await countMails(), await countRows('notifications')]).toEqual([20, 22]);
  for (let hours = 1; hours < 5; hours += 1) {
    test.passMinutes(61);
    await notifyTimes(18);
  }
  expect(await countMails()).toBe(60);
  test.passMinutes(24 * 60);
  await notifyTimes(1);
  expect(await countMails()).toBe(61);
});

it('somebody who does not sign in gets twenty mails or texts an hour and sixty a day', async () => {
  const context = { ...test.context, canText: true };
  const text = () =>
    notifyByMail(context, { account_id: null, contact_phone: '+919876512345' }, { title: 'Moved', text: '' });
  const textTimes = async (times: number) => {
    for (let index = 0; index < times; index += 1) await text();
  };
  await textTimes(22);
  expect(await countMails()).toBe(20);
  for (let hours = 1; hours < 5; hours += 1) {
    test.passMinutes(61);
    await textTimes(18);
  }
  expect(await countMails()).toBe(60);
  await notifyByMail(
    context,
    { account_id: null, contact_phone: '+919876512346' },
    { title: 'Moved', text: '' },
  );
  expect(await countMails()).toBe(61);
});

it('a visitor’s mailbox gets twenty mails with new links an hour, and the link of the last mail stays valid', async () => {
  const { context } = test;
  const id = await addAppointment(test, cast.treatingDoctor, cast.patient);
  const address = 'some.one@example.org';
  const created_at = context.now().toISOString();
  await insertVisitorLink(context.database, { appointment_id: id, address, generation: 1, created_at });
  const row = await appointmentById(context.database, id);
  for (let move = 0; move < 22; move += 1)
    expect(await sendNextLink(context, row, 'Appointment moved')).toBe(true);
  expect(await countMails()).toBe(20);
  expect(await findVisitorLink(context.database, id)).toMatchObject({ generation: 21 });
});

it('an account without a password gets no mails of its notifications, since its address may be mistyped', async () => {
  await setPasswordHash(test.context.database, cast.patient.accountId, NO_PASSWORD);
  await notifyTimes(1);
  expect([await countMails(), await countRows('notifications')]).toEqual([0, 1]);
});

it('mails of one kind do not use up those of another kind', async () => {
  const mail = ['result', 'message'];
  await test.call('PUT', '/notifications/preferences', { mail }, cast.patient.headers);
  await notifyTimes(22);
  const { accountId } = cast.patient;
  await notify(test.context, { accountId, kind: 'message', title: 'Message', text: 'A message came.' });
  expect(await countMails()).toBe(21);
});

it('the new patients of one network together get sixty mails a day', async () => {
  await openedFrom('network');
  await openedFrom('network', cast.otherPatient);
  for (let hours = 0; hours < 2; hours += 1) {
    await notifyTimes(20);
    await notifyTimes(12, cast.otherPatient);
    test.passMinutes(61);
  }
  expect(await countMails()).toBe(60);
  // Deleted accounts count too.
  await test.context.database.deleteFrom('accounts').where('id', '=', cast.patient.accountId).execute();
  await notifyTimes(1, cast.otherPatient);
  expect(await countMails()).toBe(60);
  test.passMinutes(24 * 60);
  await sweep(test.context);
  expect(await test.context.database.selectFrom('counted_mails').selectAll().execute()).toEqual([]);
  await notifyTimes(1, cast.otherPatient);
  expect(await countMails()).toBe(61);
});

it.each([['another network'], [null]])(
  'mails to new patients of one network do not use up those of an account opened from %s',
  async (network) => {
    await openedFrom('network');
    await openedFrom(network, cast.otherPatient);
    for (let hours = 0; hours < 4; hours += 1) {
      await notifyTimes(18);
      test.passMinutes(61);
    }
    await notifyTimes(1, cast.otherPatient);
    expect(await countMails()).toBe(61);
  },
);
