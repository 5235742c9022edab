import { type InferType, object } from 'yup';
import { choiceField, emailField, FIELD_MESSAGES, filled, phoneField } from './field-rules';
import type { Bill } from './bill';
import type { Contact } from './contact';
import { dobField } from './date-of-birth';
import type { DeskAppointment } from './desk-day';
import { entityIdField } from './entity-id';
import { FAMILY_GENDERS, FAMILY_MESSAGES } from './family';
import { listQuerySchema } from './list-query';
import { GENDERS } from './patient';
import { nameField } from './person-name';

export const DESK_PATIENT_COLUMNS = ['name', 'dob', 'patientId', 'phone', 'nextVisit'] as const;

export const DESK_PATIENT_MESSAGES = {
  claimed: 'This patient signs in, and changes this on their own pages.',
  familyDetails: 'A family member needs a date of birth and a gender.',
  familyUnknown: 'Please choose one of the accounts with this phone number.',
} as const;

const NAME_MAX = 60;

/** `q` finds by name, phone, Patient Id, date of birth and e-mail address. */
export const deskPatientListSchema = listQuerySchema(DESK_PATIENT_COLUMNS, {});

export const newDeskPatientSchema = object({
  firstName: filled(nameField(NAME_MAX), FAMILY_MESSAGES.firstName),
  lastName: nameField(NAME_MAX),
  phone: filled(phoneField, FIELD_MESSAGES.phoneRequired),
  dob: dobField,
  gender: choiceField([...GENDERS, ...FAMILY_GENDERS]).test(
    'kind',
    FIELD_MESSAGES.choice,
    (gender, { parent }) => {
      const { familyOf } = parent as { familyOf?: unknown };
      return (
        gender === undefined || (gendersFor(familyOf !== undefined) as readonly string[]).includes(gender)
      );
    },
  ),
  /** The clinic sends a link to this address, with which the patient chooses a password. */
  email: emailField,
  /** The account in whose family the patient is; without it they get an account of their own. */
  familyOf: entityIdField,
});

/** The patient record and the family list allow different genders. */
export const gendersFor = (isFamilyMember: boolean) => (isFamilyMember ? FAMILY_GENDERS : GENDERS);

/** The desk may change phone and e-mail until the account has a password. */
export const deskPatientChangeSchema = object({ phone: phoneField, email: emailField });

export type NewDeskPatient = InferType<typeof newDeskPatientSchema>;
export type DeskPatientChange = InferType<typeof deskPatientChangeSchema>;

/** The holder of an account, or a family member. */
export interface DeskPatient {
  /** The id of a family member, or the id of the account for its holder. */
  id: string;
  accountId: string;
  /** The number that the patient names at the desk. */
  patientId: string;
  name: string;
  dob: string | null;
  age: number | null;
  phone: string | null;
  /** The name of the account's holder; null for the holder. */
  familyOf: string | null;
  /** The day of the next appointment. */
  nextVisit: string | null;
  /** The account's; null where the clinic knows none. */
  email: string | null;
  /**
   * True where the account was opened online, and none of its patients has kept an appointment: the clinic has not checked
   * name, date of birth and phone, which may be those of somebody else.
   */
  isUnseen: boolean;
}

export interface DeskPatientInDetail extends DeskPatient {
  /** True once the account has a password; from then on only its holder changes phone and e-mail. */
  signsIn: boolean;
  family: { id: string; name: string; age: number | null }[];
  appointments: DeskAppointment[];
  bills: Pick<Bill, 'id' | 'billNo' | 'date' | 'patientName' | 'service' | 'amount' | 'status'>[];
  /** Messages of the contact form. */
  messages: (Pick<Contact, 'id' | 'createdAt' | 'firstName' | 'lastName' | 'email' | 'message'> & {
    /** True for a message that did not come from this account, but names its phone number, which anybody can type. */
    isByPhone: boolean;
  })[];
}
