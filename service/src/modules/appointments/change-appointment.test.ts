import { APPOINTMENT_MESSAGES } from '@nivara/shared/domain/appointment';
import type { Cast } from '../../../test/cast';
import { closeDesk } from '../../../test/close-desk';
import { type TestApp, signIn } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';

let test: TestApp;
let cast: Cast;
let id: string;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
  id = (await book()).json().id;
});
afterEach(() => test.close());

/** In tests it is Monday, 2 March 2026, 10:00 AM at the clinic. */
const MONDAY = '2026-03-02';
const TUESDAY = '2026-03-03';

const book = (values: object = {}) =>
  test.call(
    'POST',
    '/appointments',
    { service: 7, patient: 'self', appointmentDate: TUESDAY, timing: '9:15 AM', ...values },
    cast.patient.headers,
  );
const change = (values: object, headers = cast.patient.headers, which = id) =>
  test.call('PATCH', `/appointments/${which}`, values, headers);
const freeAt = async (timing: string, date = TUESDAY) => {
  const slots = (await test.call('GET', `/slots?service=7&date=${date}`)).json() as {
    timing: string;
    free: number;
  }[];
  return slots.find((slot) => slot.timing === timing)?.free;
};
const notifications = async (accountId: string) =>
  test.context.database
    .selectFrom('notifications')
    .select(['kind', 'text'])
    .where('account_id', '=', accountId)
    .where('kind', '<>', 'bill')
    .orderBy('created_at')
    .orderBy('kind')
    .execute();
const billStatus = async () =>
  (await test.context.database.selectFrom('bills').select('status').executeTakeFirstOrThrow()).status;

describe('moving', () => {
  it('takes the new timing, frees the old one, and notifies both sides', async () => {
    expect([await freeAt('9:15 AM'), await freeAt('10:05 AM')]).toEqual([0, 1]);
    test.passMinutes(1);
    const answer = await change({ appointmentDate: TUESDAY, timeslot: 'Morning', timing: '10:05 AM' });
    expect(answer.json()).toMatchObject({ status: 'booked', appointmentTime: '10:05 AM' });
    expect([await freeAt('9:15 AM'), await freeAt('10:05 AM')]).toEqual([1, 0]);
    expect((await notifications(cast.patient.accountId)).at(-1)).toEqual({
      kind: 'rescheduled',
      text: expect.stringMatching(
        /^Tue 3 Mar, 10:05 AM instead of Tue 3 Mar, 9:15 AM: Speciality treatments with Dr\. Asha Demo for Demo Patient\. Booking BK-\w+\.$/,
      ),
    });
    expect((await notifications(cast.treatingDoctor.accountId)).at(-1)?.kind).toBe('rescheduled');
  });

  it('to its own timing sends no notification', async () => {
    const before = await notifications(cast.patient.accountId);
    expect((await change({ appointmentDate: TUESDAY, timing: '9:15 AM' })).statusCode).toBe(200);
    expect(await notifications(cast.patient.accountId)).toEqual(before);
  });

  it('to a taken timing leaves everything as it was', async () => {
    await test.call(
      'POST',
      '/appointments',
      { service: 7, patient: 'self', appointmentDate: TUESDAY, timing: '10:05 AM' },
      cast.otherPatient.headers,
    );
    const answer = await change({ appointmentDate: TUESDAY, timing: '10:05 AM' });
    expect([answer.statusCode, answer.json().detail]).toEqual([409, APPOINTMENT_MESSAGES.taken]);
    expect(await freeAt('9:15 AM')).toBe(0);
    const still = await test.call('GET', `/appointments/${id}`, undefined, cast.patient.headers);
    expect(still.json()).toMatchObject({
      status: 'booked',
      appointmentTime: '9:15 AM',
      serviceProvider: 'Dr. Asha Demo',
    });
  });

  it.each([
    [{}, 422],
    [{ appointmentDate: TUESDAY }, 422],
    [{ appointmentDate: '2026-03-01', timing: '9:15 AM' }, 422],
    [{ appointmentDate: TUESDAY, timing: '9:15 AM', timeslot: 'Night' }, 422],
    [{ status: 'booked' }, 422],
    [{ status: 'completed' }, 403],
    [{ doctor: 'me' }, 422],
  ])('is refused to a patient who sends %j, with the status %d', async (values, status) => {
    expect((await change(values)).statusCode).toBe(status);
  });
});

describe('cancelling', () => {
  it('frees the timing, cancels the bill and cannot be done twice', async () => {
    expect((await change({ status: 'cancelled' })).json()).toMatchObject({ status: 'cancelled', join: null });
    expect([await freeAt('9:15 AM'), await billStatus()]).toEqual([1, 'cancelled']);
    const again = await change({ status: 'cancelled' });
    expect([again.statusCode, again.json().detail]).toEqual([409, APPOINTMENT_MESSAGES.over]);
    expect((await change({ appointmentDate: TUESDAY, timing: '10:05 AM' })).statusCode).toBe(409);
  });

  it('of a paid appointment leaves a refund to be made', async () => {
    const { id } = await test.context.database.selectFrom('bills').select('id').executeTakeFirstOrThrow();
    await closeDesk(test);
    await test.call('PATCH', `/bills/${id}`, { status: 'paid' }, cast.treatingDoctor.headers);
    await change({ status: 'cancelled' });
    expect(await billStatus()).toBe('refund due');
  });

  it('is possible until two hours before, and for the clinic also later', async () => {
    const early = (await book({ appointmentDate: MONDAY, timing: '12:25 PM' })).json();
    const late = (await book({ appointmentDate: MONDAY, timing: '11:20 AM' })).json();
    test.passMinutes(1);
    expect((await change({ status: 'cancelled' }, undefined, early.id)).statusCode).toBe(200);
    const refused = await change({ status: 'cancelled' }, undefined, late.id);
    expect([refused.statusCode, refused.json().detail]).toEqual([409, APPOINTMENT_MESSAGES.tooLate]);
    const moved = await change({ appointmentDate: TUESDAY, timing: '10:05 AM' }, undefined, late.id);
    expect(moved.statusCode).toBe(409);
    // The clinic itself has no deadline.
    const staff = cast.treatingDoctor.headers;
    const silent = await change({ status: 'cancelled', reason: ' ' }, staff, late.id);
    expect(silent.json().errors).toEqual([{ path: 'reason', message: APPOINTMENT_MESSAGES.reasonRequired }]);
    expect((await change({ status: 'cancelled', reason: 'I am ill.' }, staff, late.id)).statusCode).toBe(200);
  });

  it('notifies the patient with the reason', async () => {
    const reason = 'Dr. Demo is ill.';
    const { headers, accountId } = cast.treatingDoctor;
    await test.context.database.updateTable('appointments').set({ doctor_id: accountId }).execute();
    const answer = await change({ status: 'cancelled', reason: ` ${reason} ` }, headers);
    expect(answer.json()).toMatchObject({ status: 'cancelled', cancelReason: reason });
    const read = await test.call('GET', `/appointments/${id}`, undefined, cast.patient.headers);
    expect(read.json()).toMatchObject({ cancelReason: reason });
    const last = async (who: string) =>
      (await notifications(who)).find(({ kind }) => kind === 'cancelled')?.text;
    expect(await last(cast.patient.accountId)).toContain(`. Reason: ${reason}`);
    expect(await last(accountId)).not.toContain(reason);
  });

  it('is the only change that takes a reason', async () => {
    const answer = await change({ appointmentDate: TUESDAY, timing: '10:05 AM', reason: 'Ill' });
    expect(answer.json().errors).toEqual([{ path: 'reason', message: APPOINTMENT_MESSAGES.reasonOnly }]);
  });

  it('happens once when a hundred calls come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => change({ status: 'cancelled' })));
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBe(1);
    expect(
      (await notifications(cast.patient.accountId)).filter(({ kind }) => kind === 'cancelled').length,
    ).toBe(1);
  });
});

it('an appointment is completed only by its doctor, and only once it has begun', async () => {
  const close = (status: string, headers = cast.treatingDoctor.headers) => change({ status }, headers);
  expect((await close('completed')).json().detail).toBe(APPOINTMENT_MESSAGES.notBegun);
  test.passMinutes(24 * 60);
  cast.treatingDoctor.headers = await signIn(test, 'doctor', 'Doctor-demo-1');
  cast.otherDoctor.headers = await signIn(test, 'other.doctor', 'other.doctor-password');
  expect((await close('completed', cast.otherDoctor.headers)).statusCode).toBe(404);
  expect((await close('completed')).json().status).toBe('completed');
  expect((await close('missed')).statusCode).toBe(409);
});

it('an appointment downloads as a calendar entry, and a request does not', async () => {
  const answer = await test.call('GET', `/appointments/${id}/calendar`, undefined, cast.patient.headers);
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="appointment-BK-\w{8}\.ics"$/);
  expect(answer.body).toContain('DTSTART:20260303T034500Z\r\nDTEND:20260303T041000Z\r\n');
  const request = (await book({ timing: undefined })).json();
  const none = await test.call(
    'GET',
    `/appointments/${request.id}/calendar`,
    undefined,
    cast.patient.headers,
  );
  expect(none.statusCode).toBe(409);
});

describe('the list', () => {
  it('finds, filters, sorts and pages', async () => {
    await book({ appointmentDate: '2026-03-04', timing: '8:00 AM', service: 8 });
    await book({ appointmentDate: '2026-03-05', timing: '8:25 AM' });
    const list = async (query: string) =>
      (await test.call('GET', `/appointments?${query}`, undefined, cast.patient.headers)).json() as {
        rows: { appointmentDate: string; kind: string }[];
        total: number;
      };
    const dates = async (query: string) => (await list(query)).rows.map((row) => row.appointmentDate);
    expect(await dates('status=booked&sort=appointmentDate')).toEqual([TUESDAY, '2026-03-04', '2026-03-05']);
    expect(await dates('status=booked&sort=-appointmentDate&size=2&page=2')).toEqual([TUESDAY]);
    expect((await list('status=booked,completed&size=1')).total).toBe(4);
    expect(await dates('kind=test')).toEqual(['2026-03-04']);
    expect(await dates('q=diagnostic%20demo')).toEqual(['2026-03-04']);
    // Each word may occur anywhere in a row, so a digit may also match the number of another appointment.
    expect(await dates('q=5%20march%202026')).toContain('2026-03-05');
    expect(await dates('q=march%202026&sort=appointmentDate')).toEqual([TUESDAY, '2026-03-04', '2026-03-05']);
    expect(await dates('q=april%202026')).toEqual([]);
    expect(await dates('q=%25')).toEqual([]);
    expect(await dates('from=2026-03-05')).toEqual(['2026-03-05']);
    expect(await list('page=99999')).toEqual({ rows: [], total: 0 });
    for (const column of [
      'date',
      'bookingId',
      'patientName',
      'age',
      'language',
      'service',
      'appointmentTime',
      'serviceProvider',
      'status',
      'kind',
    ]) {
      expect((await list(`sort=-${column}`)).total).toBe(4);
    }
  });

  it.each([
    'sort=password',
    'page=0',
    'page=1e400',
    'size=1000',
    'status=lost',
    'kind=x',
    'x=1',
    'q=%00',
    'from=soon',
  ])('refuses ?%s', async (query) => {
    const answer = await test.call('GET', `/appointments?${query}`, undefined, cast.patient.headers);
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, query.split('=')[0]]);
  });
});
