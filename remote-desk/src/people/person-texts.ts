import { dateInWords } from '@nivara/shared/domain/clinic-time';
import type { DeskPerson } from '@nivara/shared/domain/desk-people';
import { phoneInWords } from '@nivara/shared/domain/phone-number';

/** "3 March 1980 (46)"; empty where it is unknown. */
export function bornInWords({ dob, age }: Pick<DeskPerson, 'dob' | 'age'>): string {
  if (dob === null) return '';
  return age === null ? dateInWords(dob) : `${dateInWords(dob)} (${age})`;
}

/** Tells two people with the same name apart on the phone. */
export const aboutPerson = (person: DeskPerson): string =>
  [
    person.phone === null ? '' : phoneInWords(person.phone),
    bornInWords(person),
    person.familyOf === null ? '' : `family of ${person.familyOf}`,
    person.patientId,
  ]
    .filter((part) => part !== '')
    .join(' · ');
