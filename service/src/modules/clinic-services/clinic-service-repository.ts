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
