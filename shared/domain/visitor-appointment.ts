import { type InferType, object } from 'yup';
import type { Appointment } from './appointment';
import { appointmentChangeFields } from './appointment';
import { choiceField, filled, lineField } from './field-rules';

export const VISITOR_LINK_MESSAGES = {
  unknown: 'This link does not lead to an appointment. Please open it as it stands in the mail.',
  used: 'This link has been used. The newest mail about the appointment has the link that counts.',
  over: 'This appointment is over, and its link with it.',
} as const;

const LONGEST_LINK = 120;

const linkField = filled(lineField(LONGEST_LINK), VISITOR_LINK_MESSAGES.unknown);

export const visitorLinkSchema = object({ link: linkField });

/** A change moves the appointment to another date and timing, or cancels it. */
export const visitorChangeSchema = object({
  link: linkField,
  ...appointmentChangeFields,
  status: choiceField(['cancelled']),
});
export type VisitorChange = InferType<typeof visitorChangeSchema>;

/** The facts needed to move or cancel an appointment: neither the patient's name nor complaints, phone or bill. */
export type VisitorAppointment = Pick<
  Appointment,
  | 'bookingId'
  | 'serviceId'
  | 'service'
  | 'appointmentDate'
  | 'timeslot'
  | 'appointmentTime'
  | 'startsAt'
  | 'serviceProvider'
  | 'status'
  | 'online'
  | 'changeableUntil'
>;

/** The answer to a change. The link replaces the used one, and is null after a cancellation. */
export interface ChangedVisitorAppointment {
  appointment: VisitorAppointment;
  link: string | null;
}
