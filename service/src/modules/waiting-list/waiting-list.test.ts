import { APPOINTMENT_MESSAGES } from '@nivara/shared/domain/appointment';
import { addDays } from '@nivara/shared/domain/clinic-time';
import { type Cast, type Person, addPatient } from '../../../test/cast';
import { addFamilyMember } from '../../../test/patient-records';
import type { TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';
import { updateWaitingList } from './waiting-list';

let test: TestApp;
let cast: Cast;
let booked: string;
let next: Person;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
  next = await addPatient(test, 'Next In Line');
  // Only one doctor works on Sunday nights for this service, so this appointment takes the timing.
  booked = (
    await test.call('POST', '/appointments', { ...WISH, patient: 'self' }, cast.patient.headers)
  ).json().id;
});
afterEach(() => test.close());

const SUNDAY = '2026-03-08';
const WISH = { service: 6, appointmentDate: SUNDAY, timing: '9:40 PM' };

const join = (person: Person, values: object = {}) =>
  test.call('POST', '/waiting-list', { ...WISH, patient: 'self', ...values }, person.headers);
const accept = (person: Person, id: string) =>
  test.call('POST', `/waiting-list/${id}/accept`, undefined, person.headers);
const leave = (person: Person, id: string) =>
  test.call('DELETE', `/waiting-list/${id}`, undefined, person.headers);
const cancel = () =>
  test.call('PATCH', `/appointments/${booked}`, { status: 'cancelled' }, cast.patient.headers);
const entryOf = async (person: Person) =>
  (await test.call('GET', '/waiting-list', undefined, person.headers)).json().rows[0] as {
    status: string;
    offer: { timing: string; expiresAt: string } | null;
  };

it('offers a freed timing to the first entry that it fits, and books it once accepted', async () => {
  const first = (await join(cast.otherPatient)).json();
  expect(first).toMatchObject({
    status: 'waiting',
    timing: '9:40 PM',
    offer: null,
    service: 'Critical care',
  });
  test.passMinutes(1);
  await join(next);
  await cancel();
  expect(await entryOf(cast.otherPatient)).toMatchObject({
    status: 'offered',
    offer: { timing: '9:40 PM', expiresAt: '2026-03-02T05:01:00.000Z' },
  });
  expect((await entryOf(next)).status).toBe('waiting');
  const notified = await test.context.database
    .selectFrom('notifications')
    .select('title')
    .where('account_id', '=', cast.otherPatient.accountId)
    .executeTakeFirst();
  expect(notified?.title).toBe('A timing has become free');

  const grabbed = await test.call('POST', '/appointments', { ...WISH, patient: 'self' }, next.headers);
  expect(grabbed.statusCode).toBe(409);
  const answer = await accept(cast.otherPatient, first.id);
  expect([answer.statusCode, answer.json()]).toMatchObject([
    201,
    { status: 'booked', appointmentTime: '9:40 PM' },
  ]);
  expect((await entryOf(cast.otherPatient)).status).toBe('booked');
});

it('keeps an offer that is made at night until the morning', async () => {
  const entry = (await join(cast.otherPatient)).json();
  test.passMinutes(13 * 60);
  await test.context.database.deleteFrom('timing_claims').where('appointment_id', '=', booked).execute();
  await updateWaitingList(test.context);
  test.passMinutes(8 * 60);
  await updateWaitingList(test.context);
  const row = await test.context.database
    .selectFrom('waiting_list')
    .select(['status', 'offer_expires_at'])
    .where('id', '=', entry.id)
    .executeTakeFirst();
  expect(row).toEqual({ status: 'offered', offer_expires_at: '2026-03-03T03:00:00.000Z' });
  const notified = await test.context.database
    .selectFrom('notifications')
    .select('text')
    .where('account_id', '=', cast.otherPatient.accountId)
    .where('kind', '=', 'timing')
    .executeTakeFirst();
  expect(notified?.text).toContain('is kept for you until Tue 8:30 AM.');
});

it('books an offered timing once, however often it is accepted concurrently', async () => {
  const { id } = (await join(cast.otherPatient)).json();
  await cancel();
  const answers = await Promise.all(Array.from({ length: 100 }, () => accept(cast.otherPatient, id)));
  const statuses = answers.map(({ statusCode }) => statusCode).sort();
  expect(statuses).toEqual([201, ...new Array<number>(99).fill(409)]);
});

it.each([
  ['is given up', (id: string) => leave(cast.otherPatient, id)],
  [
    'expires',
    () => {
      test.passMinutes(31);
      return updateWaitingList(test.context);
    },
  ],
])('an offer goes to the next in line when it %s', async (_, end) => {
  const { id } = (await join(cast.otherPatient)).json();
  test.passMinutes(1);
  const second = (await join(next)).json();
  await cancel();
  await end(id);
  next.headers = { ...next.headers };
  const rows = await test.context.database
    .selectFrom('waiting_list')
    .select(['id', 'status'])
    .orderBy('created_at')
    .execute();
  expect(rows[1]).toEqual({ id: second.id, status: 'offered' });
  expect(rows[0]?.status).not.toBe('offered');
});

it('refuses an expired offer, even before the cleanup', async () => {
  const { id } = (await join(cast.otherPatient)).json();
  await cancel();
  test.passMinutes(29);
  await test.call('GET', '/session', undefined, cast.otherPatient.headers);
  test.passMinutes(2);
  const answer = await accept(cast.otherPatient, id);
  expect([answer.statusCode, answer.json().detail]).toEqual([409, APPOINTMENT_MESSAGES.offerOver]);
});

it('takes an entry only for a taken timing, and offers a freed timing only to an entry that it fits', async () => {
  await join(cast.otherPatient, { timing: '8:00 PM' }).then(({ statusCode }) => expect(statusCode).toBe(409));
  // Together with the first appointment, these take all of the night.
  const night = ['8:00 PM', '8:25 PM', '8:50 PM', '9:15 PM', '10:05 PM', '10:30 PM', '10:55 PM', '11:20 PM'];
  for (const timing of night) {
    await test.call('POST', '/appointments', { ...WISH, timing, patient: 'self' }, cast.patient.headers);
  }
  expect((await join(cast.otherPatient, { timing: '8:00 PM' })).statusCode).toBe(201);
  expect((await join(next, { timing: undefined, timeslot: 'Night' })).statusCode).toBe(201);
  await cancel();
  expect((await entryOf(cast.otherPatient)).status).toBe('waiting');
  expect(await entryOf(next)).toMatchObject({ status: 'offered', offer: { timing: '9:40 PM' } });
});

it('takes one entry per patient, day and service, and refuses a patient who is not of the account', async () => {
  expect((await join(next)).statusCode).toBe(201);
  const again = await join(next);
  expect([again.statusCode, again.json().detail]).toEqual([409, APPOINTMENT_MESSAGES.waiting]);
  expect((await join(next, { patient: 'A Neighbour' })).json().errors[0].path).toBe('patient');
  const answers = await Promise.all(Array.from({ length: 100 }, () => join(cast.otherPatient)));
  expect(answers.filter(({ statusCode }) => statusCode === 201).length).toBe(1);
});

it('lists the entries of all patients of the account, or of one patient', async () => {
  const { headers, accountId } = next;
  const member = await addFamilyMember(test, next, 'Tara Line');
  await join(next);
  await join(next, { patient: member });
  const names = async (query: string) =>
    (await test.call('GET', `/waiting-list${query}`, undefined, headers))
      .json()
      .rows.map(({ patientName }: { patientName: string }) => patientName);
  expect(await names('')).toHaveLength(2);
  expect(await names(`?patient=${accountId}`)).toEqual(['Next In Line']);
  expect(await names(`?patient=${member}`)).toEqual(['Tara Line']);
});

it('hides an entry from other accounts, which can neither accept nor leave it', async () => {
  const { id } = (await join(next)).json();
  expect((await accept(cast.otherPatient, id)).statusCode).toBe(404);
  expect((await leave(cast.otherPatient, id)).statusCode).toBe(404);
  expect((await test.call('GET', '/waiting-list', undefined, cast.otherPatient.headers)).json().total).toBe(
    0,
  );
});

it('lists to each doctor only the entries for the services that they give', async () => {
  await test.context.database
    .insertInto('doctor_services')
    .values({ doctor_id: cast.treatingDoctor.accountId, service_id: WISH.service })
    .execute();
  await join(next);
  await leave(cast.otherPatient, (await join(cast.otherPatient)).json().id);
  const namesFor = async (doctor: Person) => {
    const { rows } = (await test.call('GET', '/waiting-list', undefined, doctor.headers)).json();
    return (rows as { patientName: string }[]).map(({ patientName }) => patientName);
  };
  expect(await namesFor(cast.treatingDoctor)).toEqual(['Next In Line']);
  expect(await namesFor(cast.otherDoctor)).toEqual([]);
});

it('takes twenty entries of one account at most', async () => {
  const insert = (day: number) =>
    test.context.database
      .insertInto('waiting_list')
      .values({
        id: String(day).padStart(32, '0'),
        account_id: cast.otherPatient.accountId,
        patient_key: `account:${cast.otherPatient.accountId}`,
        service_id: WISH.service,
        date: addDays(SUNDAY, day),
        status: 'waiting',
        created_at: test.context.now().toISOString(),
      } as never)
      .execute();
  for (let day = 1; day <= 20; day += 1) await insert(day);
  const refused = await join(cast.otherPatient);
  expect([refused.statusCode, refused.json().detail]).toEqual([409, APPOINTMENT_MESSAGES.manyWaiting]);
  await leave(cast.otherPatient, '1'.padStart(32, '0'));
  expect((await join(cast.otherPatient)).statusCode).toBe(201);
});

it('looks each minute only at free timings that somebody waits for', async () => {
  await join(next);
  const begin = jest.spyOn(test.context.database, 'transaction');
  await updateWaitingList(test.context);
  expect(begin).not.toHaveBeenCalled();
  await test.context.database.deleteFrom('timing_claims').execute();
  await updateWaitingList(test.context);
  expect(begin).toHaveBeenCalledTimes(1);
  expect((await entryOf(next)).status).toBe('offered');
});
