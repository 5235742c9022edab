import { type InferType, object, string } from 'yup';
import type { Bill } from './bill';
import { LARGEST_BILL, TAX_PERCENTS } from './bill-lines';
import type { SentCode } from './booking-code';
import { CONTACT_MESSAGES, contactPersonFields } from './contact';
import { entityIdField } from './entity-id';
import {
  FIELD_MESSAGES,
  dateField,
  filled,
  flagField,
  isFilled,
  lineField,
  numberField,
  wholeNumberField,
} from './field-rules';
import { mailedLineField } from './mailed-line';
import { listQuerySchema } from './list-query';
import { AMOUNT_MESSAGE } from './rupees';

/** `requested` keeps a seat until the desk has decided; `waiting` means on the waiting list. */
export const SEAT_STATES = ['requested', 'confirmed', 'waiting', 'cancelled'] as const;
export type SeatState = (typeof SEAT_STATES)[number];

export const SEAT_STATE_NAMES: Record<SeatState, string> = {
  requested: 'To confirm',
  confirmed: 'Confirmed',
  waiting: 'Waiting',
  cancelled: 'Cancelled',
};

/** True for a visitor's enrolment that gets no seat until a code or the desk confirms it. */
export const waitsForConfirmation = ({
  state,
  unconfirmed,
}: {
  state: SeatState | null;
  unconfirmed: boolean;
}) => state === 'waiting' && unconfirmed;

export const seatInWords = (of: { state: SeatState; unconfirmed: boolean }): string =>
  waitsForConfirmation(of) ? 'Visitor to confirm' : SEAT_STATE_NAMES[of.state];

/** The states that take a seat. */
export const SEAT_HOLDING = ['requested', 'confirmed'] as const satisfies readonly SeatState[];

export const COURSE_DATE_STATUSES = ['open', 'cancelled'] as const;
export type CourseDateStatus = (typeof COURSE_DATE_STATUSES)[number];

/** One run of a course, from its first to its last day. The catalogue of courses is a static file. */
export interface CourseDate {
  id: string;
  /** The course's address in the catalogue. */
  course: string;
  title: string;
  startsOn: string;
  endsOn: string | null;
  /** "Saturdays, 10 AM to 1 PM" */
  times: string;
  place: string;
  teacher: string;
  /** In paise, before tax. */
  fee: number;
  taxPercent: number;
  seats: number;
  free: number;
  /** The length of the waiting list. */
  waiting: number;
}

/** The largest share of a date's seats that unconfirmed visitors may take, and that one network may take. */
export const UNCONFIRMED_SHARE = 1 / 2;

export interface DeskCourseDate extends CourseDate {
  status: CourseDateStatus;
  requested: number;
  confirmed: number;
  /** Counts enrolments of visitors that get a seat once they are confirmed. */
  unconfirmed: number;
}

export interface DeskEnrolment {
  id: string;
  createdAt: string;
  name: string;
  email: string;
  phone: string;
  message: string;
  state: SeatState;
  /** Neither a code nor the desk has confirmed this visitor's enrolment; with the state `waiting` it gets no seat. */
  unconfirmed: boolean;
  bill: Pick<Bill, 'id' | 'billNo' | 'status'> | null;
}

export const COURSE_DATE_MESSAGES = {
  course: CONTACT_MESSAGES.course,
  title: 'Please enter the name of the course.',
  startsOn: 'Please enter the first day.',
  endsBefore: 'The last day cannot be before the first.',
  times: 'Please say on which days and at what time.',
  place: 'Please say where.',
  teacher: 'Please enter who teaches.',
  fee: 'Please enter the fee, also if it is nothing.',
  seats: 'Please enter how many can take part.',
  manyOfNetwork:
    'New patients on your network have taken half of the seats. Please call the clinic for more.',
  taken: 'More seats than that are taken already.',
  begun: 'This course has begun. Please choose another date.',
  gone: 'This date is not offered any more. Please choose another one.',
  cancelled: 'This date is cancelled.',
  notRequested: 'Only a seat that waits for the desk can be confirmed.',
  cancelledAlready: 'This enrolment is cancelled already.',
  date: 'Please choose a date.',
  noDate: 'It has no date yet. Please choose one first.',
  dated: 'A colleague has chosen a date already.',
  codeOver:
    'This code has expired. Please enrol once more for a new one, or call us: your enrolment is kept.',
  enrolled: 'This person is enrolled on that date already.',
} as const;

const M = COURSE_DATE_MESSAGES;
const LONGEST_LINE = 120;
const MOST_SEATS = 500;
const COURSE = /^\/courses\/[a-z0-9-]{1,80}$/;

export const courseAddressField = string().typeError(M.course).matches(COURSE, M.course);

export const courseDateSchema = object({
  course: courseAddressField.required(M.course),
  title: filled(lineField(LONGEST_LINE), M.title),
  startsOn: filled(dateField, M.startsOn),
  endsOn: dateField.test(
    'order',
    M.endsBefore,
    (value, { parent }) =>
      !isFilled(value) || (value ?? '') >= ((parent as { startsOn?: string }).startsOn ?? ''),
  ),
  times: filled(lineField(LONGEST_LINE), M.times),
  place: filled(lineField(LONGEST_LINE), M.place),
  teacher: filled(lineField(LONGEST_LINE), M.teacher),
  fee: numberField(0, LARGEST_BILL / 2, AMOUNT_MESSAGE)
    .integer(AMOUNT_MESSAGE)
    .required(M.fee),
  taxPercent: wholeNumberField(0, 100)
    .oneOf([...TAX_PERCENTS], FIELD_MESSAGES.choice)
    .required(FIELD_MESSAGES.choice),
  seats: wholeNumberField(1, MOST_SEATS).required(M.seats),
});
export type CourseDateValues = InferType<typeof courseDateSchema>;

export const courseDatesQuerySchema = object({ course: courseAddressField.required(M.course) });

export const COURSE_DATE_COLUMNS = ['startsOn', 'title', 'teacher', 'status'] as const;

export const courseDateListSchema = listQuerySchema(COURSE_DATE_COLUMNS, {
  /** Lists dates from this day on. */
  from: dateField,
});

export const DESK_ENROLMENT_COLUMNS = ['createdAt', 'name', 'state'] as const;
export const deskEnrolmentListSchema = listQuerySchema(DESK_ENROLMENT_COLUMNS, {});

/** Somebody who enrols by phone or at the desk. */
export const deskEnrolmentSchema = object(contactPersonFields);
export type NewDeskEnrolment = InferType<typeof deskEnrolmentSchema>;

export const enrolmentCancelSchema = object({ reason: mailedLineField(300) });
export type EnrolmentCancel = InferType<typeof enrolmentCancelSchema>;

/** A date for somebody who has enrolled without one. */
export const enrolmentDateSchema = object({
  date: entityIdField.required(M.date),
  /** Confirms the seat as well, where one is free. */
  confirm: flagField,
});
export type EnrolmentDate = InferType<typeof enrolmentDateSchema>;

/** The answer to an enrolment. */
export interface EnrolmentAnswer {
  /** Before the code is entered, a new id each time, so that it does not reveal who is enrolled. */
  id: string;
  /** Null without a date; an `unconfirmed` enrolment gets a seat once it is confirmed. */
  seat: Extract<SeatState, 'requested' | 'waiting'> | 'unconfirmed' | null;
  /** The code that confirms the enrolment; null when the network gets no more codes: then the desk confirms it. */
  confirmation?: SentCode | null;
}
