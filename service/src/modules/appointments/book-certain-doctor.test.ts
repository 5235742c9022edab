import { APPOINTMENT_MESSAGES } from '@nivara/shared/domain/appointment';
import type { Cast } from '../../../test/cast';
import type { TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';

let test: TestApp;
let cast: Cast;

const TUESDAY = '2026-03-03';
const CONSULTATION = 2;
const KIDS_CARE = 5;

const contact = { name: 'Asha Rao', phone: '98765 43210' };
const wish = { service: KIDS_CARE, patient: 'self', appointmentDate: TUESDAY, timing: '9:15 AM' };
const book = (values: object = {}, headers: Record<string, string> = cast.patient.headers) =>
  test.call('POST', '/appointments', { ...wish, ...values }, headers);
const ofVisitor = { service: CONSULTATION, patient: 'Asha Rao', contact, timing: '9:15 AM' };
const isFree = async (doctor: string) => {
  const query = `/slots?service=${CONSULTATION}&date=${TUESDAY}&doctor=${doctor}`;
  const all = (await test.call('GET', query)).json() as { timing: string; free: number }[];
  return all.some(({ timing, free }) => timing === '9:15 AM' && free > 0);
};

let atWork: { id: string; name: string }[];
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
  const all = (await test.call('GET', `/doctors?service=${CONSULTATION}`)).json() as typeof atWork;
  const free = await Promise.all(all.map(({ id }) => isFree(id)));
  atWork = all.filter((_, index) => free[index]);
});
afterEach(() => test.close());

it('an account and a visitor get the doctor they choose, even when another doctor is less busy', async () => {
  for (const { id, name } of atWork) {
    const answer = await book({ service: CONSULTATION, patient: `Mira ${name.slice(4)}`, doctor: id });
    expect([answer.statusCode, answer.json().provider]).toEqual([201, name]);
  }
  const last = atWork.at(-1);
  const theirs = { ...ofVisitor, doctor: last?.id, timing: '9:40 AM' };
  expect((await book(theirs, {})).json().provider).toBe(last?.name);
});

it('a booking is refused once the chosen doctor is taken, though a colleague is free', async () => {
  const [first] = atWork;
  const wanted = { service: CONSULTATION, doctor: first?.id };
  expect((await book(wanted)).statusCode).toBe(201);
  const second = await book({ ...wanted, patient: 'Somebody Else' });
  expect([second.statusCode, second.json().errors]).toEqual([
    409,
    [{ path: 'timing', message: APPOINTMENT_MESSAGES.taken }],
  ]);
  expect((await Promise.all(atWork.map(({ id }) => isFree(id)))).filter(Boolean)).not.toEqual([]);
});

it('a booking uses a hold only when the hold is of the chosen doctor’s timing', async () => {
  const [first, second] = atWork;
  const timing = { service: CONSULTATION, appointmentDate: TUESDAY, timing: '9:15 AM' };
  const hold = (doctor: string | undefined) => test.call('POST', '/holds', { ...timing, doctor });
  const held = (await hold(first?.id)).json() as { id: string };
  expect((await hold(first?.id)).statusCode).toBe(409);
  const other = await book({ ...ofVisitor, doctor: second?.id, hold: held.id }, {});
  expect([other.statusCode, other.json().provider]).toEqual([201, second?.name]);
  const own = (await hold(first?.id)).json() as { id: string };
  const wished = { ...ofVisitor, patient: 'Mira Rao', doctor: first?.id, hold: own.id };
  expect((await book(wished, {})).json().provider).toBe(first?.name);
});

it('a booking is refused when the chosen doctor does not give the service', async () => {
  const [kids] = (await test.call('GET', `/doctors?service=${KIDS_CARE}`)).json() as { id: string }[];
  const others = atWork.filter(({ id }) => id !== kids?.id);
  expect(others).not.toEqual([]);
  const answer = await book({ doctor: others[0]?.id });
  expect([answer.statusCode, answer.json().errors]).toEqual([
    422,
    [{ path: 'doctor', message: APPOINTMENT_MESSAGES.otherDoctor }],
  ]);
});
