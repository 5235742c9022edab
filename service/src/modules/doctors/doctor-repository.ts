import type { AppContext } from '../../app-context';
import type { DoctorHoursTable } from '../../database/appointment-tables';

type Reading = Pick<AppContext, 'database'>;

export const listDoctors = ({ database }: Reading) =>
  database
    .selectFrom('doctors')
    .innerJoin('accounts', 'accounts.id', 'doctors.account_id')
    .select(['accounts.id', 'accounts.name', 'doctors.title'])
    .orderBy('accounts.name')
    .execute();

export const doctorServices = ({ database }: Reading) =>
  database.selectFrom('doctor_services').selectAll().orderBy('service_id').execute();

export const hoursOf = ({ database }: Reading, doctorId: string) =>
  database
    .selectFrom('doctor_hours')
    .selectAll()
    .where('doctor_id', '=', doctorId)
    .orderBy('weekday')
    .orderBy('first_slot')
    .execute();

export async function replaceHours({ database }: Reading, doctorId: string, hours: DoctorHoursTable[]) {
  await database.deleteFrom('doctor_hours').where('doctor_id', '=', doctorId).execute();
  if (hours.length > 0) await database.insertInto('doctor_hours').values(hours).execute();
}

export const daysOffOf = ({ database }: Reading, doctorId: string, from: string) =>
  database
    .selectFrom('doctor_days_off')
    .select('date')
    .where('doctor_id', '=', doctorId)
    .where('date', '>=', from)
    .orderBy('date')
    .execute();

export const addDayOff = ({ database }: Reading, doctorId: string, date: string) =>
  database
    .insertInto('doctor_days_off')
    .values({ doctor_id: doctorId, date })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const removeDayOff = ({ database }: Reading, doctorId: string, date: string) =>
  database.deleteFrom('doctor_days_off').where('doctor_id', '=', doctorId).where('date', '=', date).execute();

export async function countBooked({ database }: Reading, doctorId: string, date: string): Promise<number> {
  const { count } = await database
    .selectFrom('timing_claims')
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .where('doctor_id', '=', doctorId)
    .where('date', '=', date)
    .where('appointment_id', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
