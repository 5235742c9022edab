import { type InferType, object } from 'yup';
import type { AppointmentStatus } from './appointment';
import type { SeatState } from './course-date';
import { entityIdField, entityIdParams } from './entity-id';
import { FIELD_MESSAGES, choiceField, filled, flagField, textField } from './field-rules';
import { listQuerySchema } from './list-query';
import type { PaymentStatus } from './payment';
import type { Timeslot } from './timings';

/** `request` is an appointment without a timing, and `payment` a payment that a patient has reported. */
export const INBOX_KINDS = ['message', 'enrolment', 'request', 'payment'] as const;
export type InboxKind = (typeof INBOX_KINDS)[number];

export const INBOX_KIND_NAMES: Record<InboxKind, string> = {
  message: 'Message',
  enrolment: 'Enrolment',
  request: 'Booking request',
  payment: 'Reported payment',
};

/** `others` are the items that colleagues have taken over. */
export const INBOX_VIEWS = ['new', 'mine', 'others', 'done'] as const;
export type InboxView = (typeof INBOX_VIEWS)[number];

export interface Colleague {
  id: string;
  name: string;
}

export interface InboxItem {
  /** The id of the message, enrolment, appointment or payment. */
  id: string;
  kind: InboxKind;
  createdAt: string;
  /** One working day after the item arrived. */
  dueAt: string;
  /** Open, and older than a working day. */
  late: boolean;
  name: string;
  phone: string | null;
  /** Null where the clinic knows none. */
  email: string | null;
  /** The subject of the item, in one line. */
  about: string;
  /** The colleague who has taken it over. */
  holder: Colleague | null;
  doneAt: string | null;
}

export const INBOX_ENTRY_KINDS = ['note', 'answer', 'taken', 'returned', 'dated', 'done', 'opened'] as const;
export type InboxEntryKind = (typeof INBOX_ENTRY_KINDS)[number];

/** An entry of an item's history. */
export interface InboxEntry {
  id: string;
  kind: InboxEntryKind;
  at: string;
  /** Null for the sender, for what the service did by itself, and after the account was removed. */
  by: string | null;
  /** The text of a note or an answer, the colleague who got the item, or the course date. */
  text: string;
  /** A note of one's own can be removed. */
  own: boolean;
  /** Milliseconds until the mail of one's own answer leaves; until then it can be undone. */
  leavesInMs: number | null;
}

export interface InboxItemInDetail extends InboxItem {
  /** The sender's own text. */
  message: string | null;
  /** The item needs a decision, so it cannot be closed by hand. */
  undecided: boolean;
  /** A decision has closed the item, so that it cannot be opened again. */
  decided: boolean;
  enrolment: {
    course: string;
    seat: SeatState | null;
    /** The enrolment gets no seat until a code or the desk confirms it. */
    unconfirmed: boolean;
    date: { id: string; title: string; startsOn: string } | null;
  } | null;
  request: {
    bookingId: string;
    service: string;
    appointmentDate: string;
    timeslot: Timeslot | null;
    status: AppointmentStatus;
  } | null;
  payment: {
    billId: string;
    billNo: string;
    /** In paise. */
    amount: number;
    reference: string | null;
    status: PaymentStatus;
  } | null;
  history: InboxEntry[];
}

/** How long an answer's mail waits: a little longer than the toast with Undo is shown. */
export const UNDO_MS = 15_000;

/** How many items wait for one colleague at the desk. */
export interface InboxCount {
  /** The number of items that are new or that this colleague has taken over. */
  waiting: number;
  /** How many of these are older than a working day. */
  late: number;
}

export const INBOX_MESSAGES = {
  text: 'Please write the answer.',
  note: 'Please write the note.',
  holder: 'Please choose somebody of the desk.',
  done: 'This is done already. Open it again first.',
  open: 'This is open already.',
  undecided: 'It waits for a decision, which closes it by itself.',
  decided: 'It is decided, and stays closed.',
  sent: 'The mail has left already. Please write another one.',
  noEmail: 'There is no e-mail address to answer to. Please call.',
  manyMails: 'This address has got many mails from the clinic within an hour or a day. Please call.',
} as const;

const M = INBOX_MESSAGES;
const LONGEST_TEXT = 4000;
const LONGEST_NOTE = 1000;

export const INBOX_COLUMNS = ['createdAt', 'dueAt', 'kind', 'doneAt'] as const;

export const inboxListSchema = listQuerySchema(INBOX_COLUMNS, {
  view: choiceField(INBOX_VIEWS),
  kind: choiceField(INBOX_KINDS),
});

export const inboxAnswerSchema = object({
  text: filled(textField(LONGEST_TEXT), M.text),
  /** True if the answer also closes the item. */
  done: flagField,
});
export type InboxAnswer = InferType<typeof inboxAnswerSchema>;

export const inboxNoteSchema = object({ text: filled(textField(LONGEST_NOTE), M.note) });
export type InboxNote = InferType<typeof inboxNoteSchema>;

/** Null for an item that goes back to everybody at the desk. */
export const inboxHolderSchema = object({ holder: entityIdField.nullable().defined(M.holder) });

export const inboxAnswerParams = entityIdParams.concat(
  object({ answer: entityIdField.required(FIELD_MESSAGES.required) }),
);

export const inboxNoteParams = entityIdParams.concat(
  object({ note: entityIdField.required(FIELD_MESSAGES.required) }),
);
