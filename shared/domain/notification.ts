import { array, object } from 'yup';
import type { CarePlanKind, CarePlanState } from './care-plan';
import { FIELD_MESSAGES, choiceField, flagField } from './field-rules';
import { listQuerySchema } from './list-query';
import type { PrescriptionKind } from './prescription';

/** The events that an account is notified of. */
export const NOTIFICATION_KINDS = [
  'booked',
  'rescheduled',
  'cancelled',
  'result',
  'prescription',
  'visit',
  'bill',
  'timing',
  'message',
  'account',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export const NOTIFICATION_KIND_NAMES: Record<NotificationKind, string> = {
  booked: 'Appointments booked',
  rescheduled: 'Appointments moved',
  cancelled: 'Appointments cancelled',
  result: 'Tests and their results',
  prescription: 'Prescriptions, diets and yoga',
  visit: 'Visit summaries',
  bill: 'Bills and payments',
  timing: 'Free timings from the waiting list',
  message: 'Messages',
  account: 'Changes to my account',
};

export type NotificationSubjectKind =
  | 'appointment'
  | 'waiting-entry'
  | 'bill'
  | 'test'
  | 'conversation'
  | 'visit'
  | 'document'
  | 'patient'
  | `prescription-${PrescriptionKind}`
  | `${CarePlanState}-${CarePlanKind}`;

/** The subject of a notification; `notificationPage` of the contracts gives its page. */
export interface NotificationSubject {
  kind: NotificationSubjectKind;
  /** Null in old notifications, which name only the kind of their subject. */
  id: string | null;
}

export interface Notification {
  id: string;
  kind: NotificationKind;
  title: string;
  text: string;
  about: NotificationSubject | null;
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
