import { dateInWords } from '@nivara/shared/domain/clinic-time';
import type { DeskPatient } from '@nivara/shared/domain/desk-patients';
import { phoneInWords } from '@nivara/shared/domain/phone-number';

/** Such as "3 March 1980 (46)"; empty where the date of birth is unknown. */
export function bornInWords({ dob, age }: Pick<DeskPatient, 'dob' | 'age'>): string {
  if (dob === null) return '';
  return age === null ? dateInWords(dob) : `${dateInWords(dob)} (${age})`;
}

/** Tells two patients of the same name apart when one of them calls. */
export const aboutPatient = (patient: DeskPatient): string =>
  [
    patient.phone === null ? '' : phoneInWords(patient.phone),
    bornInWords(patient),
    patient.familyOf === null ? '' : `family of ${patient.familyOf}`,
    patient.patientId,
    patient.email ?? '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
