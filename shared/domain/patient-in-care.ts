import { recordIdField } from './record-id';

export const PATIENT_MESSAGES = {
  required: 'Please choose a patient.',
  notFamily: 'This person is not a family member of the patient.',
} as const;

/** A doctor writes for an account's own person or for a family member. */
export const patientInCareFields = {
  patient: recordIdField.required(PATIENT_MESSAGES.required),
  familyMember: recordIdField.nullable(),
};
