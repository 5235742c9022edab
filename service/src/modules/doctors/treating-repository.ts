import { type RawBuilder, sql } from 'kysely';
import { TREATED_STATUSES } from '@nivara/shared/domain/appointment-status';
import type { Database } from '../../database/tables';

/** The keys of a doctor's patients, as a subquery. Members of one family are separate patients. */
export const patientsOf = (database: Database, doctorId: string) =>
  database
    .selectFrom('appointments')
    .select('patient_key')
    .where('doctor_id', '=', doctorId)
    .where('status', 'in', TREATED_STATUSES);

/**
 * True when the doctor treats the patient with this key. A list with a limit evaluates this subquery for only
 * a few rows; for an `exists`, PostgreSQL would collect all patients first.
 */
export const isTreatedBy = (doctorId: string, patientKey: string | RawBuilder<string>) =>
  sql<boolean>`(select 1 from appointments as treated where treated.doctor_id = ${doctorId}
    and treated.patient_key = ${typeof patientKey === 'string' ? sql.ref(patientKey) : patientKey}
    and treated.status in (${sql.join(TREATED_STATUSES)}) limit 1) is not null`;

/** True for rows of the doctor's patients, and for rows whose author the doctor is. */
export const isReadBy = (doctorId: string, { patientKey, author }: { patientKey: string; author: string }) =>
  sql<boolean>`(${sql.ref(author)} = ${doctorId} or ${isTreatedBy(doctorId, patientKey)})`;

/** If an account is given, only its patients count. */
export async function treats(
  database: Database,
  doctorId: string,
  patientKey: string,
  accountId?: string,
): Promise<boolean> {
  let keys = patientsOf(database, doctorId);
  if (accountId !== undefined) keys = keys.where('account_id', '=', accountId);
  const found = await keys.where('patient_key', '=', patientKey).limit(1).executeTakeFirst();
  return found !== undefined;
}
