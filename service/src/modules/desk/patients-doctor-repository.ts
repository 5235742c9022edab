import { OVER_STATUSES, TREATED_STATUSES } from '@nivara/shared/domain/appointment-status';
import type { Database } from '../../database/tables';

/**
 * Reads the doctors who have begun a visit of a patient of the account, or written a prescription, test, plan, target,
 * message or document for one, each with the keys of these patients. Doctors who have left are not among them.
 */
export async function doctorsOfAccount(
  database: Database,
  accountId: string,
): Promise<Map<string, Set<string>>> {
  const visits = await database
    .selectFrom('appointments')
    .leftJoin('visits', 'visits.appointment_id', 'appointments.id')
    .select(['doctor_id', 'patient_key'])
    .where('account_id', '=', accountId)
    .where('status', 'in', TREATED_STATUSES)
    .where((where) =>
      where.or([where('status', 'in', OVER_STATUSES), where('visits.appointment_id', 'is not', null)]),
    )
    .execute();
  const documents = await database
    .selectFrom('uploads')
    .select(['added_by as doctor_id', 'patient_key'])
    .where('account_id', '=', accountId)
    .execute();
  const rows: { doctor_id: string | null; patient_key: string | null }[] = [...visits, ...documents];
  for (const table of [
    'prescriptions',
    'tests',
    'care_plans',
    'personal_targets',
    'conversations',
  ] as const) {
    const written = database.selectFrom(table).select(['doctor_id', 'patient_key']);
    rows.push(...(await written.where('account_id', '=', accountId).execute()));
  }
  const present = await database
    .selectFrom('doctors')
    .innerJoin('accounts', 'accounts.id', 'doctors.account_id')
    .select('accounts.id')
    .where('left_at', 'is', null)
    .execute();
  const keys = new Map<string, Set<string>>();
  for (const { id } of present) {
    const own = rows.filter(({ doctor_id }) => doctor_id === id);
    if (own.length > 0) keys.set(id, new Set(own.flatMap(({ patient_key }) => patient_key ?? [])));
  }
  return keys;
}
