import { recordIdField } from './record-id';

export const PATIENT_MESSAGES = {
  required: 'Please choose a patient.',
  notFamily: 'This person is not a family member of the patient.',
} as const;

/** For whom a doctor writes: an account's own person, or one of the family. */
export const patientInCareFields = {
  patient: recordIdField.required(PATIENT_MESSAGES.required),
  familyMember: recordIdField.nullable(),
};
