import {
  APPOINTMENT_MESSAGES,
  appointmentFormSchema,
  bookableDateField,
  visitorContactSchema,
  type NewAppointment,
} from '../../domain/appointment';
import { filled } from '../../domain/field-rules';
import { nameField } from '../../domain/person-name';
import { TIMESLOTS, findTiming } from '../../domain/timings';
import { object } from 'yup';

/** All values are text, empty while nothing is chosen. The order is that of the fields on screen. */
export interface BookingValues {
  /** Id of the service. */
  service: string;
  /** A name; for an account SELF, a family member's id, or OTHER_PATIENT. */
  patient: string;
  /** The name of a patient outside the family list. */
  otherPatient: string;
  appointmentDate: string;
  timeslot: string;
  timing: string;
  complaints: string;
  /** Of a visitor. */
  contact: { name: string; phone: string; email?: string };
}

export const EMPTY_BOOKING: BookingValues = {
  service: '',
  patient: '',
  otherPatient: '',
  appointmentDate: '',
  timeslot: '',
  timing: '',
  complaints: '',
  contact: { name: '', phone: '' },
};

export const OTHER_PATIENT = 'other';

export const bookingDetailsSchema = (today: string) =>
  appointmentFormSchema.shape({
    otherPatient: nameField(150).when('patient', {
      is: OTHER_PATIENT,
      then: (rule) => filled(rule, APPOINTMENT_MESSAGES.patientRequired),
    }),
    appointmentDate: bookableDateField(today),
  });

/** The service's limit, which is below that of a patient's name. */
export const CONTACT_NAME_MAX = 100;

/**
 * A visitor usually books for themselves, so the patient's name is suggested as the contact's. `suggested` is the
 * earlier suggestion.
 */
export function withContactName(values: BookingValues, suggested: string): BookingValues {
  const { contact } = values;
  if (!['', suggested].includes(contact.name.trim())) return values;
  return { ...values, contact: { ...contact, name: suggestedName(values) } };
}

export const suggestedName = ({ patient }: BookingValues) => patient.trim().slice(0, CONTACT_NAME_MAX);

export const bookingContactSchema = object({ contact: visitorContactSchema });

export const patientOf = ({ patient, otherPatient }: BookingValues): string =>
  (patient === OTHER_PATIENT ? otherPatient : patient).trim();

export function toNewAppointment(
  values: BookingValues,
  { hold, visitor }: { hold: string | undefined; visitor: boolean },
): NewAppointment {
  const timeslot = TIMESLOTS.find((each) => each === values.timeslot);
  const timing = findTiming(values.timing)?.timing;
  const complaints = values.complaints.trim();
  return {
    service: Number(values.service),
    patient: patientOf(values),
    appointmentDate: values.appointmentDate,
    ...(timeslot && { timeslot }),
    ...(timing && { timing }),
    ...(complaints && { complaints }),
    ...(timing && hold && { hold }),
    ...(visitor && { contact: contactOf(values) }),
  };
}

function contactOf({ contact: { name, phone, email = '' } }: BookingValues) {
  const address = email.trim();
  return { name: name.trim(), phone, ...(address && { email: address }) };
}
