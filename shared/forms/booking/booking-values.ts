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

/** What the form holds, all of it text: nothing chosen is an empty one. In the order of the fields on screen. */
export interface BookingValues {
  /** A service’s id. */
  service: string;
  /** A name; of a signed-in person also SELF, a family member’s id, or OTHER_PATIENT. */
  patient: string;
  /** The name of somebody who is not in the family list. */
  otherPatient: string;
  appointmentDate: string;
  timeslot: string;
  timing: string;
  complaints: string;
  /** How a visitor is reached. */
  contact: { name: string; phone: string };
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

/** The form’s first step, on this day. */
export const bookingDetailsSchema = (today: string) =>
  appointmentFormSchema.shape({
    otherPatient: nameField(150).when('patient', {
      is: OTHER_PATIENT,
      then: (rule) => filled(rule, APPOINTMENT_MESSAGES.patientRequired),
    }),
    appointmentDate: bookableDateField(today),
  });

/** As long as the service takes it; a patient’s name may be longer. */
export const CONTACT_NAME_MAX = 100;

/**
 * A visitor most often books for themselves: their name is the patient’s, until they say otherwise. `suggested` is the
 * name that was filled in before.
 */
export function withContactName(values: BookingValues, suggested: string): BookingValues {
  const { contact } = values;
  if (!['', suggested].includes(contact.name.trim())) return values;
  return { ...values, contact: { ...contact, name: suggestedName(values) } };
}

export const suggestedName = ({ patient }: BookingValues) => patient.trim().slice(0, CONTACT_NAME_MAX);

export const bookingContactSchema = object({ contact: visitorContactSchema });

/** A certain timing of a certain day. */
export interface Wish {
  service: number;
  date: string;
  timing: string;
}

export const sameWish = (one: Wish | undefined, other: Wish | undefined): boolean =>
  one?.service === other?.service && one?.date === other?.date && one?.timing === other?.timing;

export function wishOf({ service, appointmentDate, timing }: BookingValues): Wish | undefined {
  return service && appointmentDate && timing
    ? { service: Number(service), date: appointmentDate, timing }
    : undefined;
}

/** Who the appointment is for, as the service understands it. */
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
    ...(visitor && { contact: { name: values.contact.name.trim(), phone: values.contact.phone } }),
  };
}
