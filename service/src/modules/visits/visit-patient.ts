import { ageOn, clinicDate } from '@nivara/shared/domain/clinic-time';
import type { VisitPatient } from '@nivara/shared/domain/visit';
import type { AppContext } from '../../app-context';
import type { AppointmentWithVisit } from './visit-repository';

type Named = Pick<
  AppointmentWithVisit,
  'account_id' | 'family_member_id' | 'patient_key' | 'patient_name' | 'patient_dob' | 'appointment_date'
>;

export function toVisitPatient(
  { now }: Pick<AppContext, 'now'>,
  row: Named,
  firstVisits: ReadonlyMap<string, string>,
): VisitPatient {
  const first = firstVisits.get(row.patient_key) ?? null;
  return {
    id: chartId(row),
    accountId: row.account_id,
    familyMemberId: row.family_member_id,
    name: row.patient_name,
    age: row.patient_dob === null ? null : ageOn(row.patient_dob, clinicDate(now())),
    since: first,
    isNew: first === null || first >= row.appointment_date,
  };
}

/** Visitors, and people outside the family list, have no chart. */
function chartId({ account_id, family_member_id, patient_key }: Named): string | null {
  if (family_member_id !== null) return family_member_id;
  return patient_key === `account:${account_id}` ? account_id : null;
}
