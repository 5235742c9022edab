import { addDays } from '@nivara/shared/domain/clinic-time';
import { TIMINGS } from '@nivara/shared/domain/timings';
import type { Cast, Person } from '../../../test/cast';
import { inLetters } from '../../../test/in-letters';
import {
  MANY_OF_NETWORK,
  TUESDAY,
  countBooked,
  networkOf,
  newPatients,
  refusal,
} from '../../../test/new-patients';
import type { Answer, TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';
import { addFamilyMember } from '../../../test/patient-records';
import { timingsOfDay } from '../slots/shift-repository';
import { updateWaitingList } from '../waiting-list/waiting-list';

let test: TestApp;
let cast: Cast;
let open: ReturnType<typeof newPatients>['open'];
let request: ReturnType<typeof newPatients>['request'];
let requestMany: ReturnType<typeof newPatients>['requestMany'];
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
  ({ open, request, requestMany } = newPatients(test));
});
afterEach(() => test.close());

const from = networkOf;
const HOME = from(1);
/** Geriatrics, which one doctor gives. */
const SERVICE_OF_ONE = 4;

it('lets new patients of one network have half of a day’s few timings in a small clinic, and neither move nor hold more', async () => {
  // Each shift has one timing.
  await test.context.database
    .updateTable('doctor_hours')
    .set(({ ref }) => ({ last_slot: ref('first_slot') }))
    .execute();
  const one = await open('one@catch.example');
  const two = await open('two@catch.example');
  expect(countBooked(await requestMany(one, 2))).toBe(2);
  expect((await request(two, 0)).statusCode).toBe(201);
  expect(refusal(await request(two, 0))).toEqual(MANY_OF_NETWORK);
  const { id } = (await request(two, 1)).json<{ id: string }>();
  const moved = { appointmentDate: TUESDAY };
  expect(refusal(await test.call('PATCH', `/appointments/${id}`, moved, two.headers))).toEqual(
    MANY_OF_NETWORK,
  );
  const { timing } = TIMINGS[0] ?? { timing: '' };
  const hold = { service: 2, appointmentDate: TUESDAY, timing };
  expect(refusal(await test.call('POST', '/holds', hold, two.headers))).toEqual(MANY_OF_NETWORK);
  expect((await request(await open('asha@example.org', from(2)), 0)).statusCode).toBe(201);
  expect((await request(cast.patient, 0, HOME)).statusCode).toBe(201);
});

it('lets new patients of one network have a third of a doctor’s timings of a day, and neither hold nor move more', async () => {
  const one = await open('one@catch.example');
  const two = await open('two@catch.example');
  const free = async (date: string) => {
    const slots = await test.call('GET', `/slots?service=${SERVICE_OF_ONE}&date=${date}`);
    return slots.json<{ timing: string; free: number }[]>().filter((slot) => slot.free > 0);
  };
  const all = await free(TUESDAY);
  const most = Math.floor(all.length / 3);
  const values = (timing: string, appointmentDate = TUESDAY) => ({
    service: SERVICE_OF_ONE,
    appointmentDate,
    timing,
  });
  let patients = 0;
  const book = (who: Person, timing: string, date?: string) => {
    const patient = `Patient ${inLetters((patients += 1) + 500)}`;
    return test.call('POST', '/appointments', { ...values(timing, date), patient }, who.headers);
  };
  const answers = [];
  for (const [index, { timing }] of all.entries()) answers.push(await book(index % 2 ? one : two, timing));
  const booked = countBooked(answers.map(({ statusCode }) => statusCode));
  expect([booked, refusal(answers.at(-1) as Answer)]).toEqual([most, MANY_OF_NETWORK]);
  const [last] = await free(TUESDAY);
  const timing = last?.timing ?? '';
  expect(refusal(await test.call('POST', '/holds', values(timing), one.headers))).toEqual(MANY_OF_NETWORK);
  const next = addDays(TUESDAY, 1);
  const other = await book(one, (await free(next))[0]?.timing ?? '', next);
  const moved = { appointmentDate: TUESDAY, timing };
  const path = `/appointments/${other.json<{ id: string }>().id}`;
  expect(refusal(await test.call('PATCH', path, moved, one.headers))).toEqual(MANY_OF_NETWORK);
  // Within the day, an appointment moves, since it takes no more of the day than before.
  const own = `/appointments/${(answers[0] as Answer).json<{ id: string }>().id}`;
  expect((await test.call('PATCH', own, moved, two.headers)).statusCode).toBe(200);
  const neighbour = await open('asha@example.org', from(2));
  expect((await book(neighbour, (await free(TUESDAY))[0]?.timing ?? '')).statusCode).toBe(201);
});

it('lets new patients of one network have a third of the timings of those doctors who work that day', async () => {
  const { database } = test.context;
  const doctors = await database.selectFrom('doctors').select('account_id').execute();
  const off = doctors.filter(({ account_id }) => account_id !== cast.treatingDoctor.accountId);
  await database
    .insertInto('doctor_days_off')
    .values(off.map(({ account_id }) => ({ doctor_id: account_id, date: TUESDAY })))
    .execute();
  const timings = (await timingsOfDay(database, TUESDAY)).get(cast.treatingDoctor.accountId) ?? 0;
  const statuses = [];
  for (const mailbox of ['one', 'two'])
    statuses.push(...(await requestMany(await open(`${mailbox}@catch.example`), 10)));
  expect(countBooked(statuses)).toBe(Math.floor(timings / 3));
});

it('counts visitors without a code, and their holds, in the share of an internet customer', async () => {
  const of = (network: number, customer = 7) => ({ 'x-forwarded-for': `2001:db8:${customer}:${network}::1` });
  const slots = await test.call('GET', `/slots?service=${SERVICE_OF_ONE}&date=${TUESDAY}`);
  const timings = slots.json<{ timing: string; free: number }[]>().filter((slot) => slot.free > 0);
  const most = Math.floor(timings.length / 3);
  const wish = () => ({ service: SERVICE_OF_ONE, appointmentDate: TUESDAY, timing: timings.pop()?.timing });
  let visitors = 0;
  const book = (network: ReturnType<typeof of>) => {
    visitors += 1;
    const contact = { name: 'Asha Rao', phone: `98765000${visitors + 10}` };
    const body = { ...wish(), patient: `Visitor ${inLetters(visitors)}`, contact };
    return test.call('POST', '/appointments', body, network);
  };
  expect((await book(of(1))).statusCode).toBe(201);
  expect((await test.call('POST', '/holds', wish(), of(2))).statusCode).toBe(201);
  const { headers } = await open('one@catch.example', of(3));
  const statuses = [];
  for (let count = 0; count < most; count += 1) {
    const body = { ...wish(), patient: `Patient ${inLetters(count)}` };
    statuses.push((await test.call('POST', '/appointments', body, headers)).statusCode);
  }
  expect(countBooked(statuses)).toBe(most - 2);
  expect(refusal(await book(of(4)))).toEqual(MANY_OF_NETWORK);
  expect(refusal(await test.call('POST', '/holds', wish(), of(5)))).toEqual(MANY_OF_NETWORK);
  expect((await book(of(1, 8))).statusCode).toBe(201);
});

it('lets new patients of a network request an appointment on a day on which no doctor works', async () => {
  const { database } = test.context;
  const doctors = await database.selectFrom('doctors').select('account_id').execute();
  await database
    .insertInto('doctor_days_off')
    .values(doctors.map(({ account_id }) => ({ doctor_id: account_id, date: TUESDAY })))
    .execute();
  const [status] = await requestMany(await open('one@catch.example'), 1);
  expect(status).toBe(201);
});

it('offers new patients of one network on the waiting list only their share of a newly opened day', async () => {
  const { database } = test.context;
  const doctor_id = cast.treatingDoctor.accountId;
  const others = await database.selectFrom('doctors').select('account_id').execute();
  await database
    .insertInto('doctor_days_off')
    .values(others.map(({ account_id }) => ({ doctor_id: account_id, date: TUESDAY })))
    .execute();
  const wait = ({ headers }: Person, patient: string) =>
    test.call('POST', '/waiting-list', { service: 2, patient, appointmentDate: TUESDAY }, headers);
  const owners = [await open('one@catch.example'), await open('two@catch.example')];
  for (const owner of owners)
    for (let member = 0; member < 6; member += 1) {
      const name = `Member ${inLetters(member)}`;
      const id = await addFamilyMember(test, owner, name);
      expect((await wait(owner, id)).statusCode).toBe(201);
    }
  test.passMinutes(1);
  const honest = await open('asha@example.org', from(2));
  expect((await wait(honest, 'self')).statusCode).toBe(201);
  await database.deleteFrom('doctor_days_off').where('doctor_id', '=', doctor_id).execute();
  const timings = (await timingsOfDay(database, TUESDAY)).get(doctor_id) ?? 0;
  const offered = async () => {
    await updateWaitingList(test.context);
    const rows = await database
      .selectFrom('waiting_list')
      .select('account_id')
      .where('status', '=', 'offered')
      .execute();
    const ofHonest = rows.filter(({ account_id }) => account_id === honest.accountId).length;
    return { ofHonest, ofNetwork: rows.length - ofHonest };
  };
  const share = Math.floor(timings / 3);
  expect(share).toBeLessThan(12);
  expect(await offered()).toEqual({ ofHonest: 1, ofNetwork: share });
  const [owner] = owners;
  const list = await test.call('GET', '/waiting-list', undefined, owner?.headers);
  for (const { id, status } of list.json<{ rows: { id: string; status: string }[] }>().rows)
    if (status === 'offered') await test.call('DELETE', `/waiting-list/${id}`, undefined, owner?.headers);
  expect((await offered()).ofNetwork).toBeLessThanOrEqual(share);
});

it('lets a new patient whose network has used up its share of the day accept an offer of the waiting list', async () => {
  const { database } = test.context;
  const honest = await open('asha@example.org', from(2));
  const others = await database.selectFrom('doctors').select('account_id').execute();
  const daysOff = others.map(({ account_id }) => ({ doctor_id: account_id, date: TUESDAY }));
  await database.insertInto('doctor_days_off').values(daysOff).execute();
  const body = { service: 2, patient: 'self', appointmentDate: TUESDAY };
  const { id } = (await test.call('POST', '/waiting-list', body, honest.headers)).json<{ id: string }>();
  await database.deleteFrom('doctor_days_off').execute();
  await updateWaitingList(test.context);
  for (const name of ['one', 'two', 'three', 'four', 'five'])
    await requestMany(await open(`${name}@catch.example`), 10);
  const last = await open('last@catch.example');
  expect(refusal(await request(last, 0))).toEqual(MANY_OF_NETWORK);
  const accepted = await test.call('POST', `/waiting-list/${id}/accept`, undefined, {
    ...honest.headers,
    ...from(1),
  });
  expect(accepted.statusCode).toBe(201);
});
