import { entityIdField } from './entity-id';

export const PATIENT_MESSAGES = {
  required: 'Please choose a patient.',
  otherVisit: 'This is not a visit of this patient with you.',
  notFamily: 'This person is not a family member of the patient.',
} as const;

/** A doctor writes for an account's holder or for a family member. */
export const patientInCareFields = {
  patient: entityIdField.required(PATIENT_MESSAGES.required),
  familyMember: entityIdField.nullable(),
  /** The appointment during which the doctor writes. */
  visit: entityIdField.nullable(),
};
