import { sql } from 'kysely';
import { TREATED_STATUSES } from '@nivara/shared/domain/appointment-status';
import { patientNumber } from '@nivara/shared/domain/patient';
import type { Database } from '../../database/tables';

/** True for notes that are not empty. Line breaks and blanks alone are no notes. */
export const areFilledNotes = sql<boolean>`(visits.follow_up_on is not null
  or trim(replace(visits.complaint || visits.findings || visits.assessment || visits.plan || visits.advice, ${'\n'}, '')) <> '')`;

/** True for notes that are neither signed nor empty. */
const isUnsigned = sql<boolean>`(visits.signed_at is null and ${areFilledNotes})`;

/** True for unsigned notes of a doctor who has left, which their author can neither sign nor pass on any more. */
export const isUnsignedOfLeaver = sql<boolean>`(${isUnsigned} and (select left_at from accounts as author
  where author.id = appointments.doctor_id) is not null)`;

/** True for notes that all doctors of the patient read. */
export const isForColleagues = sql<boolean>`(visits.signed_at is not null or ${isUnsignedOfLeaver})`;

export interface UnsignedVisits {
  count: number;
  /** Patient Ids whose notes the patient's other doctors will read. */
  patients: string[];
  /**
   * Notes that nobody else will read: the Patient Id where an account booked for somebody by name, the booking ID where
   * a visitor booked, who has no Patient Id.
   */
  unread: string[];
}

/** The visits with notes that the doctor has not signed. */
export async function unsignedVisitsOf(database: Database, doctorId: string): Promise<UnsignedVisits> {
  const rows = await database
    .selectFrom('appointments')
    .innerJoin('visits', 'visits.appointment_id', 'appointments.id')
    .select(['appointments.account_id', 'appointments.booking_id', 'appointments.patient_key'])
    .where('appointments.doctor_id', '=', doctorId)
    .where('appointments.status', 'in', TREATED_STATUSES)
    .where(isUnsigned)
    .execute();
  const idsOf = (which: typeof rows) => [
    ...new Set(
      which.map(({ account_id, booking_id }) =>
        account_id === null ? booking_id : patientNumber(account_id),
      ),
    ),
  ];
  const isRead = ({ account_id, patient_key }: (typeof rows)[number]) =>
    account_id !== null && /^(account|family):/.test(patient_key);
  return {
    count: rows.length,
    patients: idsOf(rows.filter(isRead)).sort(),
    unread: idsOf(rows.filter((row) => !isRead(row))).sort(),
  };
}
