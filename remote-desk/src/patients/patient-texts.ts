import { dateInWords } from '@nivara/shared/domain/clinic-time';
import type { DeskPatient } from '@nivara/shared/domain/desk-patients';
import { phoneInWords } from '@nivara/shared/domain/phone-number';

/** "3 March 1980 (46)"; empty where it is unknown. */
export function bornInWords({ dob, age }: Pick<DeskPatient, 'dob' | 'age'>): string {
  if (dob === null) return '';
  return age === null ? dateInWords(dob) : `${dateInWords(dob)} (${age})`;
}

/** Tells two people with the same name apart on the phone. */
export const aboutPatient = (patient: DeskPatient): string =>
  [
    patient.phone === null ? '' : phoneInWords(patient.phone),
    bornInWords(patient),
    patient.familyOf === null ? '' : `family of ${patient.familyOf}`,
    patient.patientId,
  ]
    .filter((part) => part !== '')
    .join(' · ');
