import { type InferType, type ObjectSchema, object, string } from 'yup';
import { FIELD_MESSAGES, choiceField, emailField, filled, phoneField, textField } from './field-rules';
import { entityIdField } from './entity-id';
import { listQuerySchema } from './list-query';
import { nameField } from './person-name';

/** Two public forms show these: the one that sends a message to the clinic, and the one that enrols in a course. */
export const CONTACT_MESSAGES = {
  firstName: 'Please enter your first name.',
  lastName: 'Please enter your last name.',
  email: FIELD_MESSAGES.emailRequired,
  phone: FIELD_MESSAGES.phoneRequired,
  message: 'Please write your message.',
  course: 'Please choose a course.',
} as const;

const M = CONTACT_MESSAGES;
const LONGEST_NAME = 60;
const LONGEST_MESSAGE = 4000;
const COURSE = /^\/courses\/[a-z0-9-]{1,80}$/;

/** The course's path in the catalogue. */
const courseField = string()
  .typeError(M.course)
  .matches(COURSE, { message: M.course, excludeEmptyString: true });

export const contactPersonFields = {
  firstName: filled(nameField(LONGEST_NAME), M.firstName),
  lastName: filled(nameField(LONGEST_NAME), M.lastName),
  email: filled(emailField, M.email),
  phone: filled(phoneField, M.phone),
};

const contactFields = {
  ...contactPersonFields,
  message: filled(textField(LONGEST_MESSAGE), M.message),
  /** A hidden field that only programs fill in. */
  website: textField(LONGEST_MESSAGE),
};

export const newMessageSchema = object({ ...contactFields, course: courseField });
export const newEnrolmentSchema = object({
  ...contactFields,
  course: filled(courseField, M.course),
  /** The id of the course date for which a seat is wanted. */
  date: entityIdField,
});
export type NewEnrolment = InferType<typeof newEnrolmentSchema>;

export type ContactValues = InferType<typeof newMessageSchema>;

/** The two kinds of contact, by their names in the API's paths, and their schemas. */
export const CONTACT_SCHEMAS = {
  messages: newMessageSchema,
  enrolments: newEnrolmentSchema,
} satisfies Record<string, ObjectSchema<ContactValues>>;
export type ContactNoun = keyof typeof CONTACT_SCHEMAS;

export const CONTACT_STATUSES = ['new', 'handled'] as const;
export type ContactStatus = (typeof CONTACT_STATUSES)[number];

export interface Contact {
  id: string;
  createdAt: string;
  firstName: string;
  lastName: string;
  email: string;
  /** E.164 */
  phone: string;
  message: string;
  course: string | null;
  /** The account that was signed in at the time. */
  accountId: string | null;
  status: ContactStatus;
}

export const CONTACT_COLUMNS = ['createdAt', 'firstName', 'lastName', 'email', 'course', 'status'] as const;

export const contactListSchema = listQuerySchema(CONTACT_COLUMNS, {
  status: choiceField(CONTACT_STATUSES),
});
