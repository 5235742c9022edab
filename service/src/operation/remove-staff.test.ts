import type { Cast } from '../../test/cast';
import { inboxDesk } from '../../test/inbox-desk';
import { OUR_PAGE, type TestApp } from '../../test/test-app';
import { startTestWithCast } from '../../test/test-with-cast';
import { findAccount } from '../modules/accounts/account-repository';
import { hasDesk } from '../modules/staff/staff-repository';
import { removeStaff } from './remove-staff';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

async function remove(accountId: string): Promise<void> {
  const account = await findAccount(test.context.database, accountId);
  if (!account) throw new Error('There is no such account');
  await removeStaff(test.context, account);
}
const cancelComing = () =>
  test.context.database
    .updateTable('appointments')
    .set({ status: 'cancelled' })
    .where('status', '=', 'booked')
    .execute();

it('ends the sessions of somebody at the desk, who cannot sign in or choose a new password', async () => {
  const desk = inboxDesk(test, cast);
  const item = await desk.send.message();
  await desk.call('PUT', `/${item}/holder`, { holder: cast.desk.accountId });
  await remove(cast.desk.accountId);
  expect((await test.call('GET', '/desk/day', undefined, cast.desk.headers)).statusCode).toBe(401);
  const credentials = { username: 'desk', password: 'Desk-demo-1' };
  expect((await test.call('POST', '/session', credentials, OUR_PAGE)).statusCode).toBe(401);

  const { email = '' } = (await findAccount(test.context.database, cast.desk.accountId)) ?? {};
  await test.call('POST', '/accounts/forgot-password', { email }, OUR_PAGE);
  await test.settled();
  const token = /#password=([\w-]+)/.exec(test.mails.at(-1)?.text ?? '')?.[1] ?? '';
  expect(token).not.toBe('');
  const chosen = { token, password: 'a river in spring', phone: '+919876543210' };
  expect((await test.call('POST', '/accounts/reset-password', chosen, OUR_PAGE)).statusCode).toBe(422);

  const kept = await test.context.database.selectFrom('inbox_items').select('taken_by').execute();
  expect(kept).toEqual([{ taken_by: null }]);
  expect(await hasDesk(test.context.database)).toBe(false);
});

it('refuses to remove a doctor who has appointments to come, and removes one who has none', async () => {
  const { accountId, headers } = cast.treatingDoctor;
  const wish = { service: 7, patient: 'self', appointmentDate: '2026-03-03', timing: '8:00 AM' };
  expect((await test.call('POST', '/appointments', wish, cast.patient.headers)).statusCode).toBe(201);
  await expect(remove(accountId)).rejects.toThrow('has 1 appointment to come');
  expect((await test.call('GET', '/patients', undefined, headers)).statusCode).toBe(200);

  await cancelComing();
  await remove(accountId);
  expect((await test.call('GET', '/patients', undefined, headers)).statusCode).toBe(401);
  const doctors = (await test.call('GET', '/doctors')).json<{ id: string }[]>();
  expect(JSON.stringify(doctors)).not.toContain(accountId);
  const reachable = await test.call('GET', '/conversations/doctors', undefined, cast.patient.headers);
  expect(reachable.body).not.toContain(accountId);
});

it('refuses to remove patients', async () => {
  await expect(remove(cast.patient.accountId)).rejects.toThrow('is a patient');
  expect((await test.call('GET', '/bills', undefined, cast.patient.headers)).statusCode).toBe(200);
});
