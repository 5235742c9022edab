import { MOST_OPEN } from '@nivara/shared/domain/appointment';
import type { Cast } from '../../../test/cast';
import type { TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';
import { countEnteredPhone } from '../../plugins/entered-addresses';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

const contact = { name: 'Sunil Visitor', phone: '98765 43210' };
const book = (values: object, headers: Record<string, string> = {}) =>
  test.call(
    'POST',
    '/appointments',
    { service: 7, patient: 'Asha Visitor', appointmentDate: '2026-03-03', timing: '9:15 AM', ...values },
    headers,
  );
const read = (id: string, headers: Record<string, string>) =>
  test.call('GET', `/appointments/${id}`, undefined, headers);

it('shows a visitor’s contact only to the doctor', async () => {
  const booked = await book({ contact });
  expect(booked.json().contact).toBeNull();
  const seen = await read(booked.json().id, cast.treatingDoctor.headers);
  expect(seen.json().contact).toEqual({ name: 'Sunil Visitor', phone: '+919876543210' });
  const own = await book({ patient: 'self', timing: '9:40 AM' }, cast.patient.headers);
  expect((await read(own.json().id, cast.patient.headers)).json().contact).toBeNull();
});

it('a doctor who books for somebody by name has to give a contact', async () => {
  const { headers } = cast.treatingDoctor;
  const withoutContact = await book({}, headers);
  expect(withoutContact.json().errors.map(({ path }: { path: string }) => path)).toEqual([
    'contact.name',
    'contact.phone',
  ]);
  const booked = await book({ contact }, headers);
  expect([booked.statusCode, booked.json().patientName]).toEqual([201, 'Asha Visitor']);
});

it('a doctor may book with sixty phone numbers an hour; bookings for known patients are not limited', async () => {
  const { headers, accountId } = cast.treatingDoctor;
  for (let entered = 0; entered < 60; entered += 1)
    await countEnteredPhone(test.context, accountId, () => Promise.resolve());
  const refused = await book({ contact }, headers);
  expect([refused.statusCode, refused.json().detail]).toEqual([
    429,
    expect.stringMatching(/^You have entered many phone numbers/),
  ]);
  const ofPatient = await book({ patient: cast.patient.accountId }, headers);
  expect(ofPatient.statusCode).toBe(201);
});

it('refuses “self” as the name of a visitor’s patient', async () => {
  const answer = await book({ patient: ' Self ', contact });
  expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, 'patient']);
});

it('limits the bookings of one account', async () => {
  const dates = Array.from(
    { length: 121 },
    (_, index) => `2026-0${4 + Math.floor(index / 28)}-${String((index % 28) + 1).padStart(2, '0')}`,
  );
  const statuses = [];
  for (const appointmentDate of dates) {
    statuses.push(
      (await book({ patient: 'self', appointmentDate, timing: undefined }, cast.patient.headers)).statusCode,
    );
  }
  expect([statuses.indexOf(409), statuses.lastIndexOf(409)]).toEqual([MOST_OPEN.all, 119]);
  expect(statuses.at(-1)).toBe(429);
});

it('prices a moved appointment by its new day, as long as nobody has paid', async () => {
  const { database } = test.context;
  await test.call(
    'POST',
    '/desk/offers',
    {
      kind: 'discount',
      name: 'Half price',
      description: 'For one day',
      validFrom: '2026-03-03',
      validTo: '2026-03-03',
      discountPercentage: 50,
      serviceIds: [7],
    },
    cast.desk.headers,
  );
  const { id, bill } = (await book({ patient: 'self' }, cast.patient.headers)).json();
  expect(bill.amount).toBe(65_000);
  const move = (appointmentDate: string) =>
    test.call('PATCH', `/appointments/${id}`, { appointmentDate, timing: '9:15 AM' }, cast.patient.headers);
  const amount = async () =>
    (await database.selectFrom('bills').select('amount_paise').executeTakeFirstOrThrow()).amount_paise;
  expect((await move('2026-03-05')).statusCode).toBe(200);
  expect(await amount()).toBe(130_000);
  await database.updateTable('bills').set({ status: 'paid' }).execute();
  await move('2026-03-03');
  expect(await amount()).toBe(130_000);
});

it('refuses a change that both moves and cancels', async () => {
  const { id } = (await book({ patient: 'self' }, cast.patient.headers)).json();
  const both = { status: 'cancelled', appointmentDate: '2026-03-05', timing: '9:15 AM' };
  const answer = await test.call('PATCH', `/appointments/${id}`, both, cast.patient.headers);
  expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, 'status']);
});
