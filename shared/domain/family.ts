import { type InferType, object } from 'yup';
import { DOB_MESSAGES, dobField } from './date-of-birth';
import { choiceField, filled } from './field-rules';
import { nameField } from './person-name';
import { entityIdField } from './entity-id';

export const FAMILY_GENDERS = ['Male', 'Female', 'Other'] as const;
export const FAMILY_MAX = 4;

export const FAMILY_MESSAGES = {
  tooMany: `You can only add up to ${FAMILY_MAX} family members.`,
  firstName: 'Please enter the first name.',
  gender: 'Please choose a gender.',
} as const;

const M = FAMILY_MESSAGES;
const NAME_MAX = 60;

const fields = {
  firstName: nameField(NAME_MAX),
  middleName: nameField(NAME_MAX),
  lastName: nameField(NAME_MAX),
  dob: dobField,
  gender: choiceField(FAMILY_GENDERS, M.gender),
};

export const familyMemberSchema = object({
  ...fields,
  firstName: filled(fields.firstName, M.firstName),
  dob: filled(fields.dob, DOB_MESSAGES.required),
  gender: fields.gender.required(M.gender),
});

/** A partial change: each field follows the rule for a new member. */
export const familyMemberChangeSchema = object({
  ...fields,
  firstName: fields.firstName.test(
    'filled',
    M.firstName,
    (value) => value === undefined || value.trim() !== '',
  ),
  dob: fields.dob.test(
    'filled',
    DOB_MESSAGES.required,
    (value) => value === undefined || value.trim() !== '',
  ),
});

export const FAMILY_COLUMNS = ['fullName', 'dob', 'gender', 'createdAt'] as const;

export const familyFilters = { patient: entityIdField };

export type FamilyMemberValues = InferType<typeof familyMemberSchema>;
export type FamilyMemberChange = InferType<typeof familyMemberChangeSchema>;

export interface FamilyMember {
  id: string;
  /** The account whose family list contains the member. */
  accountId: string;
  firstName: string;
  middleName: string;
  lastName: string;
  fullName: string;
  dob: string;
  gender: (typeof FAMILY_GENDERS)[number];
  age: number;
  createdAt: string;
}
