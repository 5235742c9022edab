import {
  APPOINTMENT_MESSAGES,
  KIDS_CARE,
  SELF,
  appointmentFormSchema,
  bookableDateField,
  visitorContactSchema,
  type NewAppointment,
} from '../../domain/appointment';
import { filled } from '../../domain/field-rules';
import { nameField } from '../../domain/person-name';
import { isKnownPatient } from '../../domain/slot';
import { TIMESLOTS, findTiming } from '../../domain/timings';
import { object } from 'yup';

/** All values are text, empty while nothing is chosen. They are in the order of the fields on screen. */
export interface BookingValues {
  /** Id of the service. */
  service: string;
  /** Id of the only doctor wanted; empty for any free doctor. */
  doctor: string;
  appointmentDate: string;
  timeslot: string;
  timing: string;
  /** A visitor's patient is a name; an account's patient is SELF, a family member's id, or OTHER_PATIENT. */
  patient: string;
  /** The name of a patient outside the family list. */
  otherPatient: string;
  place: '' | 'video';
  complaints: string;
  /** Only visitors are asked for a contact. */
  contact: { name: string; phone: string; email?: string };
}

export const EMPTY_BOOKING: BookingValues = {
  service: '',
  doctor: '',
  appointmentDate: '',
  timeslot: '',
  timing: '',
  patient: '',
  otherPatient: '',
  place: '',
  complaints: '',
  contact: { name: '', phone: '', email: '' },
};

/** A draft from before an update lacks newer fields. */
export const withAllFields = (draft: Partial<BookingValues> | undefined): BookingValues => ({
  ...EMPTY_BOOKING,
  ...draft,
  contact: { ...EMPTY_BOOKING.contact, ...draft?.contact },
});

/** The service and the doctor may come from a link, so they alone are not worth a draft. */
export const isUntouched = (values: BookingValues): boolean =>
  JSON.stringify(withAllFields({ ...values, service: '', doctor: '' })) === JSON.stringify(EMPTY_BOOKING);

export const OTHER_PATIENT = 'other';

export const bookingDetailsSchema = (today: string) =>
  appointmentFormSchema.shape({
    otherPatient: nameField(150).when('patient', {
      is: OTHER_PATIENT,
      then: (rule) => filled(rule, APPOINTMENT_MESSAGES.patientRequired),
    }),
    appointmentDate: bookableDateField(today),
  });

/** The API's limit, which is lower than its limit for a patient's name. */
export const CONTACT_NAME_MAX = 100;

/**
 * A visitor usually books for themselves, so the patient's name is suggested as the contact's name, except for a child.
 * `suggested` is the earlier suggestion.
 */
export function withContactName(values: BookingValues, suggested: string): BookingValues {
  const { contact } = values;
  if (!['', suggested].includes(contact.name.trim())) return values;
  return { ...values, contact: { ...contact, name: suggestedName(values) } };
}

export const suggestedName = ({ patient, service }: BookingValues) =>
  isForChildren(service) ? '' : patient.trim().slice(0, CONTACT_NAME_MAX);

/** When a child is the patient, the clinic talks to a parent, so the contact is not the patient. */
export const isForChildren = (service: string) => Number(service) === KIDS_CARE;

/** The confirmation tells a visitor which phone and mail address the clinic will use. */
export interface BookedContact {
  phone: string;
  email: string;
}

export const bookedContactOf = ({ contact: { phone, email = '' } }: BookingValues): BookedContact => ({
  phone: phone.trim(),
  email: email.trim(),
});

export const bookingContactSchema = object({ contact: visitorContactSchema });

/** The chosen patient, if the account has this patient; the account's holder until a patient is chosen. */
export const knownPatientOf = ({ patient }: BookingValues): string | undefined =>
  patient === '' ? SELF : isKnownPatient(patient) ? patient : undefined;

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
    // An appointment without a timing is a request, which any doctor of the service may take.
    ...(timing && values.doctor && { doctor: values.doctor }),
    ...(values.place === 'video' && { online: true }),
    ...(visitor && { contact: contactOf(values) }),
  };
}

function contactOf({ contact: { name, phone, email = '' } }: BookingValues) {
  const address = email.trim();
  return { name: name.trim(), phone, ...(address && { email: address }) };
}
