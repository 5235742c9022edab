import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { ROLE } from '@nivara/shared/contracts/session';
import { addDays, clinicDate } from '@nivara/shared/domain/clinic-time';
import { timingAt, timingBegins } from '@nivara/shared/domain/timings';
import { migrate } from '../../service/src/database/migrate';
import { type DatabaseLocation, openDatabase } from '../../service/src/database/open-database';
import type { Database, DatabaseKind } from '../../service/src/database/tables';
import { addDemoAccounts } from '../../service/src/modules/accounts/demo-accounts';
import { addDemoDoctors } from '../../service/src/modules/doctors/demo-doctors';
import { PasswordHasher } from '../../service/src/security/password-hasher';
import { newId } from '../../service/src/security/tokens';

export const PASSWORD = 'a quiet river';
/** Does not depend on the size of the database, so that a patient's list of appointments is always equally long. */
export const APPOINTMENTS_PER_PATIENT = 50;
const ROWS_AT_ONCE = 250;

export const usernameOf = (index: number) => `bench${index}`;

/** All appointments are in the past and completed. */
export async function insertAppointments(location: DatabaseLocation, count: number): Promise<void> {
  const { database, kind } = openDatabase(location, () => undefined);
  const now = new Date();
  const passwords = new PasswordHasher();
  const context = { database, now: () => now, randomBytes, passwords };
  await migrate(database, kind);
  await addDemoAccounts(context);
  await addDemoDoctors(context as Parameters<typeof addDemoDoctors>[0]);
  const doctors = await database.selectFrom('doctors').select('account_id').execute();
  const password_hash = await passwords.hash(PASSWORD);
  const accounts = Array.from({ length: count / APPOINTMENTS_PER_PATIENT }, (_, index) => ({
    id: newId(randomBytes),
    username: usernameOf(index),
    email: `${usernameOf(index)}@example.org`,
    name: `Bench Patient ${index}`,
    role: ROLE.patient,
    password_hash,
    created_at: now.toISOString(),
  }));
  await inChunks(accounts, (rows) => database.insertInto('accounts').values(rows).execute());
  const today = clinicDate(now);
  const rows = Array.from({ length: count }, (_, index) => {
    const slot = index % 36;
    const date = addDays(today, -1 - Math.floor(index / 180));
    const id = newId(randomBytes);
    const account = accounts[Math.floor(index / APPOINTMENTS_PER_PATIENT)];
    const at = timingBegins(date, slot).toISOString();
    return {
      id,
      booking_id: `BK-${String(index).padStart(8, '0')}`,
      account_id: account?.id ?? null,
      family_member_id: null,
      patient_key: `account:${account?.id}`,
      patient_name: account?.name ?? '',
      patient_dob: '1980-05-17',
      language: 'English',
      contact_name: null,
      contact_phone: '+919876543210',
      service_id: 2,
      kind: 'consultation' as const,
      doctor_id: doctors[index % doctors.length]?.account_id ?? null,
      appointment_date: date,
      timeslot: timingAt(slot).timeslot,
      slot,
      starts_at: at,
      online: 0,
      join_token: null,
      complaints: null,
      status: 'completed' as const,
      created_at: at,
      updated_at: at,
    };
  });
  await inChunks(rows, (part) => database.insertInto('appointments').values(part).execute());
  const claims = rows.map(({ doctor_id, appointment_date, slot, id }, index) => ({
    doctor_id: doctor_id ?? '',
    date: appointment_date,
    slot,
    // Invented appointments of one patient may be at the same time, so each gets a key of its own.
    patient_key: `bench:${index}`,
    appointment_id: id,
    hold_id: null,
    hold_owner: null,
    expires_at: null,
  }));
  await inChunks(claims, (part) =>
    database
      .insertInto('timing_claims')
      .values(part)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
  await settle(database, kind);
  await database.destroy();
}

/** Brings the database to its usual state, with statistics for the planner: PostgreSQL vacuums by itself, but later. */
export async function settle(database: Database, kind: DatabaseKind): Promise<void> {
  if (kind === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(database);
  await sql.raw(kind === 'sqlite' ? 'analyze' : 'vacuum analyze').execute(database);
}

export async function inChunks<Row>(rows: Row[], insert: (rows: Row[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await insert(rows.slice(from, from + ROWS_AT_ONCE));
}
