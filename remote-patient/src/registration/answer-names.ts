import { dateInWords, isRealDate } from '@nivara/shared/domain/clinic-time';
import type { Registration } from '@nivara/shared/domain/patient';
import { type AnswerPath, answerAt } from '@nivara/shared/domain/registration-answers';

/** Used by the forms, the check step and the choice between two versions. */
export const ANSWER_NAMES: Record<AnswerPath, string> = {
  'personalDetails.prefix': 'Prefix',
  'personalDetails.firstName': 'First name',
  'personalDetails.middleName': 'Middle name',
  'personalDetails.lastName': 'Last name',
  'personalDetails.dob': 'Date of birth',
  'personalDetails.gender': 'Gender',
  'personalDetails.maritalStatus': 'Marital status',
  'personalDetails.bloodGroup': 'Blood group',
  'personalDetails.height': 'Height in cm',
  'personalDetails.weight': 'Weight in kg',
  'personalDetails.languages': 'Preferred language',
  'personalDetails.phone': 'Phone',
  'personalDetails.email': 'Email',
  'address.flatHouse': 'Flat or house number',
  'address.buildingApartment': 'Building or apartment',
  'address.areaStreet': 'Area or street',
  'address.landmark': 'Landmark',
  'address.country': 'Country',
  'address.state': 'State',
  'address.city': 'City',
  'address.pinCode': 'PIN code',
  'patientHistory.medicalHistory': 'Medical history',
  'patientHistory.surgeryHistory': 'Surgery history',
  'patientHistory.hospitalizationHistory': 'Hospitalization history',
  'patientHistory.vaccinationHistory': 'Vaccinations',
  'patientHistory.allergies': 'Allergies',
  'patientHistory.conditions': 'Current conditions',
  'patientHistory.currentMedicines': 'Current medicines',
  'patientHistory.emergencyName': 'Emergency contact',
  'patientHistory.emergencyRelation': 'Relation to the emergency contact',
  'patientHistory.emergencyPhone': 'Phone of the emergency contact',
  'patientHistory.covidHistory': 'Covid history',
  'patientHistory.uploadedDocuments': 'Documents',
};

/** Computed from the date of birth, so it is not an answer of its own. */
export const AGE_NAME = 'Age in years';

export const answerField = (name: AnswerPath) => ({ name, label: ANSWER_NAMES[name] });

/** Only India's postal codes are called PIN codes. */
export const postalCodeName = (country: string) =>
  country === 'India' ? ANSWER_NAMES['address.pinCode'] : 'Postal code';

/** The label of an answer, which depends on the country. */
export const answerName = ({ address }: Registration, path: AnswerPath) =>
  path === 'address.pinCode' ? postalCodeName(address.country) : ANSWER_NAMES[path];

export const NOT_GIVEN = 'Not given';

/** Formats an answer for people. */
export function answerInWords(registration: Registration, path: AnswerPath): string {
  const answer = answerAt(registration, path);
  if (path === 'patientHistory.covidHistory') return answer === 'positive' ? 'Positive' : 'Negative';
  if (typeof answer === 'number') return Number.isNaN(answer) ? NOT_GIVEN : String(answer);
  if (Array.isArray(answer)) return answer.length === 0 ? NOT_GIVEN : answer.map(nameOf).join(', ');
  if (typeof answer !== 'string' || answer.trim() === '') return NOT_GIVEN;
  return path === 'personalDetails.dob' && isRealDate(answer) ? dateInWords(answer) : answer;
}

const nameOf = (entry: unknown): string =>
  typeof entry === 'object' && entry !== null && 'display_name' in entry
    ? String(entry.display_name)
    : String(entry);
