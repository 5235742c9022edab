import { type InferType, object } from 'yup';
import { addDays } from './clinic-time';
import {
  FIELD_MESSAGES,
  choiceField,
  dateField,
  emailField,
  filled,
  flagField,
  isFilled,
  lineField,
  phoneField,
  textField,
  wholeNumberField,
} from './field-rules';
import { mailedLineField } from './mailed-line';
import { listQuerySchema } from './list-query';
import { NAME_MESSAGE, isPersonName, nameField } from './person-name';
import { isEntityId, entityIdField } from './entity-id';
import { TIMESLOTS, TIMING_TEXTS, type Timeslot, findTiming } from './timings';

export const APPOINTMENT_KINDS = ['consultation', 'test', 'wellness', 'package'] as const;
export type AppointmentKind = (typeof APPOINTMENT_KINDS)[number];

/** A `requested` appointment has no timing until one is chosen, by the patient, the desk or a doctor. */
export const APPOINTMENT_STATUSES = ['requested', 'booked', 'completed', 'cancelled', 'missed'] as const;
export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number];

/** Appointments are booked at most this many days ahead. */
export const MOST_DAYS_AHEAD = 180;
/** A patient may move or cancel an appointment until this long before it begins. */
export const CHANGE_HOURS = 2;
/** An online consultation can be joined this long before it begins. */
export const JOIN_MINUTES = 10;
/** A visitor's booking holds its timing this long while its code is awaited. */
export const CODE_MINUTES = 10;

/** The service for children, in the list of the specification. */
export const KIDS_CARE = 5;

/** The value of a patient field that stands for the signed-in account's holder. */
export const SELF = 'self';

/**
 * Limits what an account may have at once unless the desk books it: more than a family needs, too few to fill
 * the clinic. `day` (of one day) and `all` count coming appointments, `held` counts holds, `waiting` counts
 * open waiting entries. `network` counts the coming appointments of all new patients of one network.
 */
export const MOST_OPEN = { day: 10, all: 40, held: 6, waiting: 20, network: 60 } as const;

export const APPOINTMENT_MESSAGES = {
  serviceRequired: 'Service selection is required',
  serviceUnknown: 'Please choose one of the clinic’s services.',
  patientRequired: 'Patient name is required',
  patientUnknown: 'Please choose yourself or a family member.',
  dateRequired: 'Appointment date is required',
  datePast: 'Please choose a date that has not passed.',
  dateFar: `Please choose a date within the next ${MOST_DAYS_AHEAD} days.`,
  timingRequired: 'Please choose a timing.',
  timingPast: 'This timing has passed. Please choose a later one.',
  timingOther: 'This timing does not belong to the chosen time slot.',
  contactName: 'Please enter your name.',
  taken: 'This timing has just been taken. Please choose another.',
  notFree: 'This timing is not free. Please choose another.',
  manyThatDay: `You have ${MOST_OPEN.day} appointments that day. Please call the clinic for more.`,
  manyOpen: `You have ${MOST_OPEN.all} appointments to come. Please call the clinic for more.`,
  manyOfNetwork:
    'New patients have booked many appointments from your network. Please call the clinic for more.',
  manyWaiting: `You are on ${MOST_OPEN.waiting} waiting lists. Please leave one first, or call the clinic.`,
  patientBusy: 'This patient already has an appointment at this timing.',
  otherDoctor: 'This doctor does not give this service.',
  notOnline: 'This service is given at the clinic only.',
  tooLate: `An appointment can be changed until ${CHANGE_HOURS} hours before it begins. Please call the clinic.`,
  arrived: 'This appointment can no longer be changed: the patient has arrived. Please call the clinic.',
  written: 'The doctor has written about this appointment already. Please call the clinic to change it.',
  writtenByDoctor: 'The doctor has written about this visit, so only the doctor can cancel it.',
  hasLinkedRows: 'A prescription, test, plan or document belongs to this visit, so it cannot be cancelled.',
  staysWithDoctor:
    'The doctor has written about this visit, so it stays with this doctor. Please book another visit instead.',
  leftAndWritten:
    'The doctor who has written about this visit has left. Please cancel it and book another visit instead.',
  staysOnItsDay: 'The doctor has written about this visit, so only the doctor can move it to another day.',
  over: 'This appointment can no longer be changed.',
  notBegun: 'This appointment has not begun yet.',
  reasonRequired: 'Please give a reason. The patient reads it.',
  reasonOnly: 'A reason is given when an appointment is cancelled.',
  oneChange: 'Please either move the appointment or change its status.',
  visitorName: 'Please enter the patient’s name.',
  free: 'There is a free timing that day. Please book it.',
  waiting: 'This patient is on that day’s waiting list already.',
  offerOver: 'This offer has ended.',
  visitorsFull:
    'The other timings of this day are kept for signed-in patients. Please sign in, choose another day, or call the clinic.',
  tooManyHolds: 'Several timings are kept for you already. Please finish those bookings first.',
  codeEmail: 'Please enter an e-mail address: we send a code there to confirm this booking.',
  codeRequired: 'Please enter the code.',
  codeForm: 'The code has 6 digits.',
  codeWrong: 'This is not the code that we sent. Please check it.',
  codeOver: 'This code has expired, and the timing is free again. Please book once more.',
  codesSpent: 'We have sent several codes already. Please sign in, call the clinic, or try again in an hour.',
} as const;

const M = APPOINTMENT_MESSAGES;

export const serviceIdField = wholeNumberField(1, 100_000);
export const timeslotField = choiceField(TIMESLOTS);
export const timingField = choiceField(TIMING_TEXTS);

/** The patient is named by the id of a family member or by a typed name. */
const patientField = lineField(150).test(
  'name',
  NAME_MESSAGE,
  (value) => !isFilled(value) || isEntityId(value?.trim()) || isPersonName(value ?? ''),
);

/** An optional timing must be in the time slot chosen with it. */
const timingOfTimeslot = timingField.test('timeslot', M.timingOther, (timing, { parent }) => {
  const { timeslot } = parent as { timeslot?: unknown };
  const found = findTiming(timing ?? '');
  return found === undefined || timeslot === undefined || found.timeslot === timeslot;
});

/** The public and the signed-in form share these fields; a visitor’s contact is the next step. */
export const appointmentFormSchema = object({
  service: serviceIdField.required(M.serviceRequired),
  patient: filled(patientField, M.patientRequired),
  appointmentDate: filled(dateField, M.dateRequired),
  timeslot: timeslotField,
  timing: timingOfTimeslot,
  complaints: textField(2000),
});

/** The first and the last day that can be booked. */
export const bookableDays = (today: string) => ({ first: today, last: addDays(today, MOST_DAYS_AHEAD) });

/** The form checks the date before it is sent; the service checks it again by its own clock. */
export function bookableDateField(today: string) {
  const { first, last } = bookableDays(today);
  return filled(dateField, M.dateRequired)
    .test('past', M.datePast, (date) => !date || date >= first)
    .test('far', M.dateFar, (date) => !date || date <= last);
}

export const visitorContactSchema = object({
  name: filled(nameField(100), M.contactName),
  phone: filled(phoneField, FIELD_MESSAGES.phoneRequired),
  /** The e-mail address for a code, where the clinic sends no text messages. */
  email: emailField,
});

export const newAppointmentSchema = appointmentFormSchema.shape({
  online: flagField,
  /** The doctor wanted for the timing; without one any free doctor takes it. */
  doctor: entityIdField,
  /** The id of a hold on the timing. */
  hold: entityIdField,
  /** The visit at which a doctor books this appointment for the same patient. */
  followUpOf: entityIdField,
  contact: visitorContactSchema.default(undefined).optional(),
});

export const appointmentChangeFields = {
  appointmentDate: dateField,
  timeslot: timeslotField,
  timing: timingOfTimeslot,
};

export const appointmentChangeSchema = object({
  ...appointmentChangeFields,
  status: choiceField(['cancelled', 'completed', 'missed']),
  /** The reason for a cancellation, which patient and clinic read. */
  reason: mailedLineField(300).test(
    'cancelling',
    M.reasonOnly,
    (reason, { parent }) => !isFilled(reason) || (parent as { status?: unknown }).status === 'cancelled',
  ),
});

/** A request may be moved to another day without a timing. */
export const moveFormSchema = (today: string, status: AppointmentStatus) =>
  object({
    appointmentDate: bookableDateField(today),
    timeslot: timeslotField,
    timing: status === 'booked' ? timingOfTimeslot.required(M.timingRequired) : timingOfTimeslot,
  });

export const APPOINTMENT_COLUMNS = [
  'date',
  'bookingId',
  'patientName',
  'age',
  'language',
  'service',
  'appointmentDate',
  'appointmentTime',
  'serviceProvider',
  'status',
  'kind',
] as const;

export const appointmentListSchema = listQuerySchema(APPOINTMENT_COLUMNS, {
  /** One status, or several separated by commas. */
  status: lineField(80).test('statuses', FIELD_MESSAGES.choice, (value) =>
    statusesIn(value ?? '').every((status) => (APPOINTMENT_STATUSES as readonly string[]).includes(status)),
  ),
  kind: choiceField(APPOINTMENT_KINDS),
  service: serviceIdField,
  from: dateField,
  to: dateField,
  patient: entityIdField,
});

export const statusesIn = (text: string) => text.split(',').filter(Boolean) as AppointmentStatus[];

export type NewAppointment = InferType<typeof newAppointmentSchema>;
export type AppointmentChange = InferType<typeof appointmentChangeSchema>;

export interface Appointment {
  id: string;
  /** A short reference that people can read out on the phone. */
  bookingId: string;
  /** The day of booking in the clinic’s time zone. */
  date: string;
  patientName: string;
  age: number | null;
  language: string | null;
  serviceId: number;
  service: string;
  kind: AppointmentKind;
  appointmentDate: string;
  timeslot: Timeslot | null;
  /** "8:25 AM", or null while no timing is chosen. */
  appointmentTime: string | null;
  startsAt: string | null;
  /** The doctor’s name. */
  serviceProvider: string | null;
  status: AppointmentStatus;
  /** The reason for the cancellation, if one was given. */
  cancelReason: string | null;
  complaints: string | null;
  online: boolean;
  /** The link to an online consultation, and the moment from which it can be joined. */
  join: { url: string; from: string } | null;
  /** The patient may move or cancel the appointment until this moment. */
  changeableUntil: string | null;
  /** Grows with each change: calendar programs compare it to find the newer file. */
  revision: number;
  /** The contact of the account or visitor that booked; only the clinic sees it. */
  contact: { name: string; phone: string | null } | null;
}

/** The answer to a booking repeats the doctor’s name in `provider`, which clients expect, and adds the fee. */
export interface BookedAppointment extends Appointment {
  provider: string | null;
  bill: { number: string; amount: number; currency: 'INR' } | null;
}
