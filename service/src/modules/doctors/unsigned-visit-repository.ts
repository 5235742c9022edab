import { sql } from 'kysely';
import { TREATED_STATUSES } from '@nivara/shared/domain/appointment-status';
import { patientNumber } from '@nivara/shared/domain/patient';
import type { Database } from '../../database/tables';

/** True for notes that are neither signed nor empty. */
const isUnsigned = sql<boolean>`(visits.signed_at is null and (visits.follow_up_on is not null
  or trim(visits.complaint || visits.findings || visits.assessment || visits.plan || visits.advice) <> ''))`;

/** True for unsigned notes of a doctor who has left, which their author can neither sign nor pass on any more. */
export const isUnsignedOfLeaver = sql<boolean>`(${isUnsigned} and (select left_at from accounts as author
  where author.id = appointments.doctor_id) is not null)`;

/** True for notes that all doctors of the patient read. */
export const isForColleagues = sql<boolean>`(visits.signed_at is not null or ${isUnsignedOfLeaver})`;

export interface UnsignedVisits {
  count: number;
  /** Patient Ids; for a visitor, who has none, the booking ID of the appointment. */
  patients: string[];
}

/** The visits with notes that the doctor has not signed. */
export async function unsignedVisitsOf(database: Database, doctorId: string): Promise<UnsignedVisits> {
  const rows = await database
    .selectFrom('appointments')
    .innerJoin('visits', 'visits.appointment_id', 'appointments.id')
    .select(['appointments.account_id', 'appointments.booking_id'])
    .where('appointments.doctor_id', '=', doctorId)
    .where('appointments.status', 'in', TREATED_STATUSES)
    .where(isUnsigned)
    .execute();
  const patients = rows.map(({ account_id, booking_id }) =>
    account_id === null ? booking_id : patientNumber(account_id),
  );
  return { count: rows.length, patients: [...new Set(patients)].sort() };
}
