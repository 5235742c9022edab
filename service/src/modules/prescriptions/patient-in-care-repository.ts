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

interface Treatment {
  doctorId: string;
  patientKey: string;
}

/**
 * Locks the visit until the transaction ends, so that it is neither cancelled nor moved meanwhile. False when it is no
 * visit of this patient with this doctor.
 */
export const lockVisitOf = async (
  database: Database,
  appointmentId: string,
  { doctorId, patientKey }: Treatment,
) =>
  (await database
    .updateTable('appointments')
    .set(({ ref }) => ({ kind: ref('kind') }))
    .where('id', '=', appointmentId)
    .where('doctor_id', '=', doctorId)
    .where('patient_key', '=', patientKey)
    .where('status', 'in', TREATED_STATUSES)
    .returning('id')
    .executeTakeFirst()) !== undefined;

export const isVisitOf = async (
  database: Database,
  appointmentId: string,
  { doctorId, patientKey }: Treatment,
) =>
  (await database
    .selectFrom('appointments')
    .select('id')
    .where('id', '=', appointmentId)
    .where('doctor_id', '=', doctorId)
    .where('patient_key', '=', patientKey)
    .where('status', 'in', TREATED_STATUSES)
    .executeTakeFirst()) !== undefined;
