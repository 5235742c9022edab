import type { DoctorHoursTable, DoctorsTable } from '../../database/appointment-tables';
import type { Database } from '../../database/tables';

const allDoctors = (database: Database) =>
  database
    .selectFrom('doctors')
    .innerJoin('accounts', 'accounts.id', 'doctors.account_id')
    .select(['accounts.id', 'accounts.name', 'doctors.title'])
    .orderBy('accounts.name');

/** Includes doctors who have left, since past days and reports have their appointments. */
export const listDoctors = (database: Database) => allDoctors(database).execute();

export const listPresentDoctors = (database: Database) =>
  allDoctors(database).where('accounts.left_at', 'is', null).execute();

export const listDoctorServices = (database: Database) =>
  database.selectFrom('doctor_services').selectAll().orderBy('service_id').execute();

export const hoursOf = (database: Database, doctorId: string) =>
  database
    .selectFrom('doctor_hours')
    .selectAll()
    .where('doctor_id', '=', doctorId)
    .orderBy('weekday')
    .orderBy('first_slot')
    .execute();

export async function replaceHours(database: Database, doctorId: string, hours: DoctorHoursTable[]) {
  await database.deleteFrom('doctor_hours').where('doctor_id', '=', doctorId).execute();
  if (hours.length > 0) await database.insertInto('doctor_hours').values(hours).execute();
}

export const daysOffOf = (database: Database, doctorId: string, from: string) =>
  database
    .selectFrom('doctor_days_off')
    .select('date')
    .where('doctor_id', '=', doctorId)
    .where('date', '>=', from)
    .orderBy('date')
    .execute();

export const addDayOff = (database: Database, doctorId: string, date: string) =>
  database
    .insertInto('doctor_days_off')
    .values({ doctor_id: doctorId, date })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const removeDayOff = (database: Database, doctorId: string, date: string) =>
  database.deleteFrom('doctor_days_off').where('doctor_id', '=', doctorId).where('date', '=', date).execute();

export async function countBooked(database: Database, doctorId: string, date: string): Promise<number> {
  const { count } = await database
    .selectFrom('timing_claims')
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .where('doctor_id', '=', doctorId)
    .where('date', '=', date)
    .where('appointment_id', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const hasDoctors = async (database: Database) =>
  (await database.selectFrom('doctors').select('account_id').limit(1).executeTakeFirst()) !== undefined;

/** False when the account belongs to a doctor already. */
export async function insertDoctor(database: Database, doctor: DoctorsTable): Promise<boolean> {
  const inserted = await database
    .insertInto('doctors')
    .values(doctor)
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export const insertDoctorServices = (database: Database, doctorId: string, serviceIds: readonly number[]) =>
  database
    .insertInto('doctor_services')
    .values(serviceIds.map((service_id) => ({ service_id, doctor_id: doctorId })))
    .execute();

export const deleteServicesOf = (database: Database, doctorId: string) =>
  database.deleteFrom('doctor_services').where('doctor_id', '=', doctorId).execute();

/** Counts the doctor's booked appointments from this day on. */
export async function countComing(database: Database, doctorId: string, from: string): Promise<number> {
  const { count } = await database
    .selectFrom('appointments')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('doctor_id', '=', doctorId)
    .where('status', '=', 'booked')
    .where('appointment_date', '>=', from)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function hasDoctorLeft(database: Database, doctorId: string): Promise<boolean> {
  const present = await database
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', doctorId)
    .where('left_at', 'is', null)
    .executeTakeFirst();
  return present === undefined;
}

/** Locks the doctor until the transaction ends: a booking and a day off wait for each other. */
export const lockDoctor = (database: Database, doctorId: string) =>
  database
    .updateTable('doctors')
    .set(({ ref }) => ({ title: ref('title') }))
    .where('account_id', '=', doctorId)
    .execute();
