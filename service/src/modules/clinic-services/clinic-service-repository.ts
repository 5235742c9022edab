import type { Database } from '../../database/tables';

export const listServices = (database: Database) =>
  database.selectFrom('services').select(['id', 'name as service']).orderBy('id').execute();

export const findService = (database: Database, id: number) =>
  database.selectFrom('services').selectAll().where('id', '=', id).executeTakeFirst();

export const changeService = (
  database: Database,
  id: number,
  change: { fee_paise?: number; online?: number },
) => database.updateTable('services').set(change).where('id', '=', id).returningAll().executeTakeFirst();

export const doctorsOf = (database: Database, serviceId: number) =>
  database
    .selectFrom('doctor_services')
    .innerJoin('doctors', 'doctors.account_id', 'doctor_services.doctor_id')
    .innerJoin('accounts', 'accounts.id', 'doctors.account_id')
    .select(['accounts.id', 'accounts.name', 'doctors.title'])
    .where('doctor_services.service_id', '=', serviceId)
    .orderBy('accounts.name')
    .execute();

export const doctorIdsOf = async (database: Database, serviceId: number): Promise<string[]> =>
  (
    await database
      .selectFrom('doctor_services')
      .select('doctor_id')
      .where('service_id', '=', serviceId)
      .execute()
  ).map(({ doctor_id }) => doctor_id);

export const allServices = (database: Database) =>
  database.selectFrom('services').selectAll().orderBy('id').execute();

export const allDoctorsOfServices = (database: Database) =>
  database
    .selectFrom('doctor_services')
    .innerJoin('doctors', 'doctors.account_id', 'doctor_services.doctor_id')
    .innerJoin('accounts', 'accounts.id', 'doctors.account_id')
    .select(['doctor_services.service_id', 'accounts.id', 'accounts.name', 'doctors.title'])
    .orderBy('accounts.name')
    .execute();

/** Counts these doctors' booked appointments of the service from this day on. */
export async function countBookedAppointments(
  database: Database,
  serviceId: number,
  doctors: readonly string[],
  from: string,
): Promise<number> {
  const { count } = await database
    .selectFrom('appointments')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('service_id', '=', serviceId)
    .where('doctor_id', 'in', doctors)
    .where('status', '=', 'booked')
    .where('appointment_date', '>=', from)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function replaceDoctors(
  database: Database,
  serviceId: number,
  doctors: readonly string[],
): Promise<void> {
  await database.deleteFrom('doctor_services').where('service_id', '=', serviceId).execute();
  if (doctors.length === 0) return;
  await database
    .insertInto('doctor_services')
    .values(doctors.map((doctor_id) => ({ service_id: serviceId, doctor_id })))
    .execute();
}
