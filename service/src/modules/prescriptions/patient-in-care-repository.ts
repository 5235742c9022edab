import { TREATED_STATUSES } from '@nivara/shared/domain/appointment-status';
import type { Database } from '../../database/tables';

export const findPatient = (database: Database, accountId: string) =>
  database
    .selectFrom('accounts')
    .leftJoin('personal_details as details', 'details.account_id', 'accounts.id')
    .select(['accounts.name as accountName', 'details.name', 'details.phone'])
    .where('accounts.id', '=', accountId)
    .executeTakeFirst();

/** Locks the family member until the transaction ends. */
export const lockFamilyMember = (database: Database, accountId: string, id: string) =>
  database
    .updateTable('family_members')
    .set(({ ref }) => ({ gender: ref('gender') }))
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('full_name')
    .executeTakeFirst();

export const isVisitOf = async (
  database: Database,
  appointmentId: string,
  { doctorId, patientKey }: { doctorId: string; patientKey: string },
) =>
  (await database
    .selectFrom('appointments')
    .select('id')
    .where('id', '=', appointmentId)
    .where('doctor_id', '=', doctorId)
    .where('patient_key', '=', patientKey)
    .where('status', 'in', TREATED_STATUSES)
    .executeTakeFirst()) !== undefined;
