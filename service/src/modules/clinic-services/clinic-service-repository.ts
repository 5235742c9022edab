import type { AppContext } from '../../app-context';
import type { ServicesTable } from '../../database/appointment-tables';
import { invalid } from '../../problems';
import { APPOINTMENT_MESSAGES } from '@nivara/shared/domain/appointment';

export const listServices = ({ database }: Pick<AppContext, 'database'>) =>
  database.selectFrom('services').select(['id', 'name as service']).orderBy('id').execute();

export const findService = ({ database }: Pick<AppContext, 'database'>, id: number) =>
  database.selectFrom('services').selectAll().where('id', '=', id).executeTakeFirst();

/** For bodies that name a service. */
export async function requireService(
  context: Pick<AppContext, 'database'>,
  id: number,
): Promise<ServicesTable> {
  const service = await findService(context, id);
  if (!service) throw invalid([{ path: 'service', message: APPOINTMENT_MESSAGES.serviceUnknown }]);
  return service;
}

export const changeService = (
  { database }: Pick<AppContext, 'database'>,
  id: number,
  change: { fee_paise?: number; online?: number },
) => database.updateTable('services').set(change).where('id', '=', id).returningAll().executeTakeFirst();

export const doctorsOf = ({ database }: Pick<AppContext, 'database'>, serviceId: number) =>
  database
    .selectFrom('doctor_services')
    .innerJoin('doctors', 'doctors.account_id', 'doctor_services.doctor_id')
    .innerJoin('accounts', 'accounts.id', 'doctors.account_id')
    .select(['accounts.id', 'accounts.name', 'doctors.title'])
    .where('doctor_services.service_id', '=', serviceId)
    .orderBy('accounts.name')
    .execute();
