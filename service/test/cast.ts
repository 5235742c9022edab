import { ROLE } from '@nivara/shared/contracts/session';
import { clinicDate } from '@nivara/shared/domain/clinic-time';
import type { AppointmentsTable } from '../src/database/appointment-tables';
import { newId } from '../src/security/tokens';
import { addAppointment } from './add-appointment';
import { OUR_PAGE, type TestApp, signIn } from './test-app';

/** Every kind of caller: the test of a route calls the route as each of them. */
export const ROLES = [
  'anonymous',
  'patient',
  'otherPatient',
  'treatingDoctor',
  'otherDoctor',
  'desk',
] as const;
export type RoleName = (typeof ROLES)[number];

export interface Person {
  accountId: string;
  username: string;
  /** The headers of a browser in which this person is signed in. */
  headers: Record<string, string>;
}

export type Cast = Record<RoleName, Person>;

const PASSWORDS = {
  patient: 'Patient-demo-1',
  patient2: 'Patient-demo-2',
  doctor: 'Doctor-demo-1',
  desk: 'Desk-demo-1',
} as const;

/** Gathers two patients, a doctor who treats the first, a doctor who treats neither, and the desk. */
export async function gatherCast(test: TestApp): Promise<Cast> {
  const patient = await signInPerson(test, 'patient', PASSWORDS.patient);
  const otherPatient = await signInPerson(test, 'patient2', PASSWORDS.patient2);
  const treatingDoctor = await signInPerson(test, 'doctor', PASSWORDS.doctor);
  const otherDoctor = await addDoctor(test, 'other.doctor');
  await letTreat(test, treatingDoctor, patient);
  return {
    anonymous: { accountId: '', username: '', headers: {} },
    patient,
    otherPatient,
    treatingDoctor,
    otherDoctor,
    desk: await signInPerson(test, 'desk', PASSWORDS.desk),
  };
}

async function signInPerson(test: TestApp, username: string, password: string): Promise<Person> {
  const headers = await signIn(test, username, password, OUR_PAGE);
  const session = await test.call('GET', '/session', undefined, headers);
  return {
    username,
    headers,
    accountId: (session.json() as { user: { TableUserID: string } }).user.TableUserID,
  };
}

/** Adds a doctor with an account, but without services, hours or patients. */
export async function addDoctor(test: TestApp, username: string): Promise<Person> {
  const { database, now, passwords, randomBytes } = test.context;
  const password = `${username}-password`;
  const id = newId(randomBytes);
  await database
    .insertInto('accounts')
    .values({
      id,
      username,
      email: `${username}@example.org`,
      name: `Dr. ${username}`,
      role: ROLE.doctor,
      password_hash: await passwords.hash(password),
      created_at: now().toISOString(),
    })
    .execute();
  await database.insertInto('doctors').values({ account_id: id, title: 'Physician' }).execute();
  return signInPerson(test, username, password);
}

/** Adds a patient with an account of their own and signs the patient in. */
export async function addPatient(test: TestApp, name: string): Promise<Person> {
  const password = 'a quiet river';
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.org`;
  const answer = await test.call(
    'POST',
    '/accounts',
    { name, email, password },
    { 'x-forwarded-for': `2001:db8::${newId(test.context.randomBytes).slice(0, 4)}` },
  );
  if (answer.statusCode !== 202) throw new Error(answer.body);
  return signInPerson(test, await openFromMail(test, email, password), password);
}

/** Opens the link of the newest mail for a new account. Returns the username. */
export async function openFromMail(test: TestApp, email: string, password: string): Promise<string> {
  await test.settled();
  const mail = test.mails.findLast(({ to, text }) => to === email && text.includes('#account='));
  const token = /#account=([\w-]{43})/.exec(mail?.text ?? '')?.[1];
  const answer = await test.call('POST', '/accounts/open', { token, password });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return (answer.json() as { username: string }).username;
}

/** Adds a completed consultation of last week, so that the doctor may see the patient record. */
export async function letTreat(
  test: TestApp,
  doctor: Person,
  patient: Person,
  differences: Partial<AppointmentsTable> = {},
): Promise<void> {
  const weekAgo = new Date(test.context.now().getTime() - 7 * 24 * 60 * 60_000);
  await addAppointment(test, doctor, patient, {
    appointment_date: clinicDate(weekAgo),
    starts_at: weekAgo.toISOString(),
    status: 'completed',
    created_at: weekAgo.toISOString(),
    updated_at: weekAgo.toISOString(),
    ...differences,
  });
}

/** Lets the doctor treat the family member with this id. */
export const letTreatMember = (test: TestApp, doctor: Person, patient: Person, id: string) =>
  letTreat(test, doctor, patient, { family_member_id: id, patient_key: `family:${id}`, slot: 1 });
