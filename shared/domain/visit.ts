import { type InferType, object } from 'yup';
import type { Appointment } from './appointment';
import { FIELD_MESSAGES, choiceField, dateField, filled, textField, wholeNumberField } from './field-rules';
import { listQuerySchema } from './list-query';
import { entityIdField } from './entity-id';

export const VISIT_STATES = ['expected', 'arrived', 'being-seen', 'done', 'missed'] as const;
export type VisitState = (typeof VISIT_STATES)[number];

export const VISIT_STATE_NAMES: Record<VisitState, string> = {
  expected: 'Expected',
  arrived: 'Arrived',
  'being-seen': 'Being seen',
  done: 'Done',
  missed: 'Missed',
};

/** The most usual next state. */
export const NEXT_VISIT_STATE: Partial<Record<VisitState, VisitState>> = {
  expected: 'arrived',
  arrived: 'being-seen',
  'being-seen': 'done',
};

export const VISIT_MESSAGES = {
  notThatDay: 'The day of this appointment has not come yet.',
  notBegun: 'This appointment has not begun yet.',
  noTiming: 'This appointment has no timing.',
  signed: 'The notes of this visit are signed. Please write an addendum.',
  notSigned: 'The notes of this visit are not signed yet.',
  missed: 'The patient missed this appointment.',
  empty: 'Please write an assessment or a plan before you sign.',
  changed: 'These notes have been changed elsewhere. Please look at both versions.',
  addendumRequired: 'Please write the addendum.',
  followUpPast: 'Please choose a follow-up date after the visit.',
  tooManyAddenda: 'This visit has as many addenda as it can hold.',
} as const;

export const MOST_ADDENDA = 50;

const LONGEST_NOTE = 8000;
const LAST_VERSION = 1_000_000_000;

const noteField = textField(LONGEST_NOTE).defined(FIELD_MESSAGES.required);
const versionField = wholeNumberField(0, LAST_VERSION);

const noteFields = {
  complaint: noteField,
  findings: noteField,
  assessment: noteField,
  plan: noteField,
  /** The patient reads this note in the summary. */
  advice: noteField,
  followUpOn: dateField.nullable().defined(FIELD_MESSAGES.required),
};

/** Replaces all notes. The version is 0 as long as nothing has been written. */
export const visitNotesSchema = object({
  ...noteFields,
  version: versionField.required(FIELD_MESSAGES.required),
});
export const visitStateSchema = object({ state: choiceField(VISIT_STATES).required(FIELD_MESSAGES.choice) });
export const visitSignatureSchema = object({ version: versionField.required(FIELD_MESSAGES.required) });
export const visitAddendumSchema = object({
  text: filled(textField(LONGEST_NOTE), VISIT_MESSAGES.addendumRequired),
});

export const VISIT_COLUMNS = ['date', 'patientName', 'service', 'doctor', 'signedAt'] as const;

/** `patient` is a patient's id: a family member's, or the account's for its holder. */
export const visitListSchema = listQuerySchema(VISIT_COLUMNS, {
  patient: entityIdField,
  from: dateField,
  to: dateField,
});

export type VisitNotesChange = InferType<typeof visitNotesSchema>;
export type VisitNotes = Omit<VisitNotesChange, 'version'>;

export interface VisitAddendum {
  text: string;
  at: string;
  doctor: string;
}

/** What came of a visit: a prescription, a test, a plan, a document or a follow-up appointment. */
export interface VisitLink {
  id: string;
  kind: string;
  date: string;
  title: string;
}

/** The patient of an appointment. */
export interface VisitPatient {
  /** The id of the chart; null for a visitor and for somebody outside the family list, who have none. */
  id: string | null;
  /** A prescription, test or plan names its patient by the account and, if it is not the holder, the family member. */
  accountId: string | null;
  familyMemberId: string | null;
  name: string;
  age: number | null;
  /** The date of the first appointment that the patient kept with this doctor. */
  since: string | null;
  isNew: boolean;
}

/** The visit as the patient's doctors see it. */
export interface Visit {
  /** The id of the appointment. */
  id: string;
  appointment: Appointment;
  patient: VisitPatient;
  state: VisitState;
  arrivedAt: string | null;
  startedAt: string | null;
  endedAt: string | null;
  notes: VisitNotes;
  version: number;
  signedAt: string | null;
  /** The doctor's name. */
  signedBy: string | null;
  /** True once the doctor who gave the appointment works here no more: nobody can sign or change unsigned notes then. */
  doctorHasLeft: boolean;
  addenda: VisitAddendum[];
  links: Record<'prescriptions' | 'tests' | 'plans' | 'documents' | 'followUps', VisitLink[]>;
  /** Only the doctor who gives the appointment may write. */
  isMine: boolean;
}

/** The visit as the patient reads it once it is signed, without the findings. */
export interface VisitSummary extends Pick<
  VisitNotes,
  'complaint' | 'assessment' | 'plan' | 'advice' | 'followUpOn'
> {
  id: string;
  date: string;
  /**
   * The patient's value in the booking form: `self` or a family member's id; null for a patient outside the family
   * list.
   */
  patient: string | null;
  patientName: string;
  doctor: string;
  service: string;
  signedAt: string;
  addenda: VisitAddendum[];
  links: Visit['links'];
}

/** A row of the list of visits. */
export interface VisitRow {
  /** The id of the appointment. */
  id: string;
  /** The day of the appointment. */
  date: string;
  timing: string | null;
  patientName: string;
  service: string;
  doctor: string;
  state: VisitState;
  complaint: string;
  assessment: string;
  followUpOn: string | null;
  signedAt: string | null;
}
