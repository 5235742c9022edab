import { ROLE } from '@nivara/shared/contracts/session';
import { APPOINTMENT_MESSAGES } from '@nivara/shared/domain/appointment';
import type { Cast } from '../../../test/cast';
import { type Answer, type TestApp, signIn } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';
import { whileUncommitted } from '../../../test/while-uncommitted';
import { sendQueuedMails } from '../../mail/mail-queue';
import { changeVisitState } from '../visits/change-visit-state';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

/** In tests it is Monday, 2 March 2026, 10:00 AM at the clinic. */
const MONDAY = '2026-03-02';
const TUESDAY = '2026-03-03';
const wish = { service: 7, patient: 'self', appointmentDate: MONDAY, timing: '12:25 PM' };
const move = { appointmentDate: TUESDAY, timing: '10:05 AM' };

const book = async (values: object = {}, headers: Record<string, string> = cast.patient.headers) => {
  const answer = await test.call('POST', '/appointments', { ...wish, ...values }, headers);
  expect(answer.statusCode).toBe(201);
  return (answer.json() as { id: string }).id;
};
const change = (id: string, values: object, headers = cast.patient.headers) =>
  test.call('PATCH', `/appointments/${id}`, values, headers);
const setState = async (id: string, state: string) =>
  expect(
    (await test.call('PUT', `/desk/appointments/${id}/state`, { state }, cast.desk.headers)).statusCode,
  ).toBe(200);
const bills = () =>
  test.context.database.selectFrom('bills').select(['status', 'appointment_id', 'patient_name']).execute();
const refusal = (answer: Answer) => [answer.statusCode, answer.json().detail];
const REFUSED = [409, APPOINTMENT_MESSAGES.arrived];

describe.each(['arrived', 'being-seen'])('an appointment whose patient is %s before its timing', (state) => {
  it('is neither cancelled nor moved by the patient', async () => {
    const id = await book();
    await setState(id, state);
    expect(refusal(await change(id, { status: 'cancelled' }))).toEqual(REFUSED);
    expect(refusal(await change(id, move))).toEqual(REFUSED);
    expect(await bills()).toMatchObject([{ status: 'unpaid' }]);
    await setState(id, 'expected');
    expect((await change(id, { status: 'cancelled' })).statusCode).toBe(200);
  });

  it('is neither cancelled nor moved by a visitor’s link', async () => {
    const contact = { name: 'Asha Rao', phone: '98765 43210', email: 'asha@example.org' };
    const id = await book({ patient: 'Mira Rao', contact }, {});
    await sendQueuedMails(test.context);
    const link = /#(\S+)/.exec(test.mails.at(-1)?.text ?? '')?.[1];
    await setState(id, state);
    for (const values of [{ status: 'cancelled' }, move]) {
      const answer = await test.call('POST', '/visitor-appointments/change', { link, ...values });
      expect(refusal(answer)).toEqual(REFUSED);
    }
    expect(await bills()).toMatchObject([{ status: 'unpaid' }]);
  });

  it('keeps its bill when the account is deleted', async () => {
    const id = await book();
    await setState(id, state);
    await deleteAccount();
    expect(await bills()).toEqual([
      { status: 'unpaid', appointment_id: null, patient_name: 'Deleted account' },
    ]);
  });
});

const deleteAccount = async () => {
  const body = { password: 'Patient-demo-1', confirmation: 'DELETE' };
  const answer = await test.call('POST', '/accounts/me/deletion', body, cast.patient.headers);
  expect(answer.statusCode).toBe(204);
};

it('the clinic cancels an appointment even if the patient has arrived', async () => {
  const id = await book();
  await setState(id, 'arrived');
  const { accountId, headers } = cast.treatingDoctor;
  await test.context.database.updateTable('appointments').set({ doctor_id: accountId }).execute();
  expect((await change(id, { status: 'cancelled', reason: 'I am ill.' }, headers)).statusCode).toBe(200);
});

it('a patient who has arrived is expected again when the clinic moves the appointment to another day', async () => {
  const id = await book();
  await setState(id, 'arrived');
  const values = { ...move, doctor: cast.treatingDoctor.accountId };
  const moved = await test.call('PATCH', `/desk/appointments/${id}`, values, cast.desk.headers);
  expect([moved.statusCode, moved.json().state]).toEqual([200, 'expected']);
  expect((await change(id, { status: 'cancelled' })).statusCode).toBe(200);
});

it('a cancellation waits for an arrival that is being written, and is then refused', async () => {
  const id = await book();
  const desk = { accountId: cast.desk.accountId, role: ROLE.desk, name: 'Desk' };
  const answer = await whileUncommitted(
    test.context,
    (context) => changeVisitState(context, desk, id, 'arrived'),
    () => change(id, { status: 'cancelled' }),
  );
  expect(refusal(answer)).toEqual(REFUSED);
});

describe('deleting the account', () => {
  it('keeps the bill of an appointment that begins within two hours, paid or not', async () => {
    await book({ timing: '11:20 AM' });
    const { id } = await test.context.database.selectFrom('bills').select('id').executeTakeFirstOrThrow();
    const { amount } = (await test.call('GET', `/desk/bills/${id}`, undefined, cast.desk.headers)).json();
    const paid = await test.call(
      'POST',
      `/desk/bills/${id}/payments`,
      { method: 'cash', amount },
      cast.desk.headers,
    );
    expect(paid.json().status).toBe('paid');
    await book({ timing: '10:55 AM', patient: 'Mira Rao' });
    await deleteAccount();
    expect((await bills()).map(({ status }) => status).toSorted()).toEqual(['paid', 'unpaid']);
  });

  it('keeps the bill of an appointment that began today, and cancels that of a later one', async () => {
    await book({ timing: '12:25 PM' });
    await book({ timing: '9:40 PM', patient: 'Mira Rao' });
    test.passMinutes(150);
    cast.patient.headers = await signIn(test);
    await deleteAccount();
    expect((await bills()).map(({ status }) => status).toSorted()).toEqual(['cancelled', 'unpaid']);
  });

  it('notifies the doctor that the appointment keeps its bill', async () => {
    const id = await book();
    await setState(id, 'being-seen');
    await deleteAccount();
    const notifications = await test.context.database
      .selectFrom('notifications')
      .select('text')
      .where('kind', '=', 'cancelled')
      .execute();
    expect(notifications).toEqual([{ text: expect.stringContaining('Its bill stays.') }]);
  });
});
