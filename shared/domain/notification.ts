import { array, object } from 'yup';
import { FIELD_MESSAGES, choiceField, flagField } from './field-rules';
import { listQuerySchema } from './list-query';

/** What happens that a person is told of. */
export const NOTIFICATION_KINDS = [
  'booked',
  'rescheduled',
  'cancelled',
  'result',
  'prescription',
  'bill',
  'timing',
  'account',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export const NOTIFICATION_KIND_NAMES: Record<NotificationKind, string> = {
  booked: 'Appointments booked',
  rescheduled: 'Appointments moved',
  cancelled: 'Appointments cancelled',
  result: 'Test results',
  prescription: 'Prescriptions, diets and yoga',
  bill: 'Bills and payments',
  timing: 'Free timings from the waiting list',
  account: 'Changes to my account',
};

export interface Notification {
  id: string;
  kind: NotificationKind;
  title: string;
  text: string;
  /** A page of the site, below the person's own area, or null. */
  link: string | null;
  createdAt: string;
  read: boolean;
}

export const notificationListSchema = listQuerySchema(['createdAt', 'kind', 'title'], {
  read: flagField,
  kind: choiceField(NOTIFICATION_KINDS),
});

export const notificationChangeSchema = object({ read: flagField.required(FIELD_MESSAGES.required) });

export const mailPreferencesSchema = object({
  mail: array(choiceField(NOTIFICATION_KINDS).required(FIELD_MESSAGES.required))
    .max(NOTIFICATION_KINDS.length, FIELD_MESSAGES.tooMany(NOTIFICATION_KINDS.length))
    .required(FIELD_MESSAGES.required),
});
