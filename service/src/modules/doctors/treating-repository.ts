import { TREATED_STATUSES } from '@nivara/shared/domain/appointment-status';
import type { Database } from '../../database/tables';

/** The accounts of a doctor's patients, as a subquery. */
export const patientsOf = (database: Database, doctorId: string) =>
  database
    .selectFrom('appointments')
    .select('account_id')
    .where('doctor_id', '=', doctorId)
    .where('status', 'in', TREATED_STATUSES)
    .where('account_id', 'is not', null)
    .$narrowType<{ account_id: string }>();

export async function treats(database: Database, doctorId: string, accountId: string): Promise<boolean> {
  const found = await patientsOf(database, doctorId)
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
