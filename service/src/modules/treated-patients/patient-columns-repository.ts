import { sql } from 'kysely';

/** Expects `patient_names as patient`, joined to `personal_details as details` and `family_members as members`. */
export const DOB = sql<
  string | null
>`case when patient.family_member_id is null then details.dob else members.dob end`;

/** The text that `patientNumber` makes, but with small letters; only for sorting. */
export const PATIENT_ID = sql<string>`'NP-' || substr(patient.account_id, 1, 8)`;
