import { type InferType, number, object, string } from 'yup';
import { BOOKED_BY, type BookedBy } from './booked-by';
import { isRealDate } from './clinic-time';
import { FIELD_MESSAGES, choiceField, dateField, isFilled, lineField } from './field-rules';
import { LONGEST_PERIOD_DAYS, type Period, type PeriodStep, daysIn } from './report-period';

/** Ages of open bills, in days since the bill was raised. */
export const BILL_AGES = [
  { id: 'to-30', name: '0 to 30 days', from: 0, to: 30 },
  { id: 'to-60', name: '31 to 60 days', from: 31, to: 60 },
  { id: 'to-90', name: '61 to 90 days', from: 61, to: 90 },
  { id: 'over-90', name: 'Over 90 days', from: 91, to: null },
] as const;
export type BillAge = (typeof BILL_AGES)[number]['id'];

export const REPORT_MESSAGES = {
  both: 'Please enter both days of the period.',
  order: 'The last day cannot be before the first.',
  tooLong: 'Please choose three years or less.',
} as const;

const M = REPORT_MESSAGES;
const ID = /^[A-Za-z0-9_-]{1,64}$/;

export interface Outcomes {
  kept: number;
  missed: number;
  cancelled: number;
  /** Booked appointments that are neither kept nor missed yet. */
  booked: number;
  /** Appointments of any outcome that had another timing before. */
  moved: number;
}

export interface ReleaseTimes {
  tests: number;
  released: number;
  /** The time from the order of a test at the clinic to its release; null if no test is released. */
  medianHours: number | null;
  ninetiethHours: number | null;
}

/** All amounts are in paise, and times in hours. */
export interface ReportTotals extends Outcomes, ReleaseTimes {
  /** Timings within the doctors' hours, without days off. */
  offered: number;
  /** Timings with a patient who did not miss the appointment. */
  used: number;
  /** Patients who kept a visit for the first time. */
  fresh: number;
  /** Patients who kept a visit again. */
  returning: number;
  raised: number;
  received: number;
  refunded: number;
  credited: number;
  /** The discounts by offers and by the desk. */
  discounted: number;
}

export interface ReportStep extends Period, Outcomes {
  offered: number;
  used: number;
  raised: number;
  received: number;
}

export interface NamedOutcomes extends Outcomes {
  name: string;
}

export interface CourseFigures {
  id: string;
  title: string;
  startsOn: string;
  seats: number;
  enrolled: number;
  waiting: number;
  /** Payments minus refunds. */
  income: number;
}

export interface BusinessReport {
  /** False for a doctor who sees their own part only. */
  isFounder: boolean;
  /** The doctors whom the reader may choose; empty for readers who see their own figures only. */
  choices: { id: string; name: string }[];
  /** The doctor of these figures; null is the whole clinic. */
  doctor: string | null;
  period: Period;
  /** The last counted day; in the current period, today. */
  until: string;
  before: Period;
  totals: ReportTotals;
  totalsBefore: ReportTotals;
  /** Appointments for the rest of the current period. */
  ahead: number;
  step: PeriodStep;
  steps: ReportStep[];
  services: (NamedOutcomes & { id: number })[];
  /** All doctors of the clinic, or the one of the report. */
  doctors: (NamedOutcomes & { id: string; offered: number; used: number })[];
  /** Kept visits; 0 is Sunday. */
  times: { weekday: number; hour: number; visits: number }[];
  sources: { source: BookedBy; fresh: number; returning: number; visits: number }[];
  /** The state of today, whatever the period. */
  open: { age: BillAge; bills: number; amount: number }[];
  /** `id` is null for deleted offers, and `desk` for discounts that the desk gave. */
  discounts: { id: string | null; name: string; times: number; amount: number }[];
  tests: (ReleaseTimes & { name: string })[];
  /** Course dates that begin in the period; null in the figures of one doctor. */
  courses: CourseFigures[] | null;
}

const periodFields = {
  from: dateField,
  to: dateField,
  /** Doctors may read only their own figures, and the founder the figures of each doctor. */
  doctor: string().matches(ID, { message: FIELD_MESSAGES.choice, excludeEmptyString: true }),
};

type PeriodInput = { from?: string; to?: string };

/** An empty period is valid: it means the current month, by the service's clock. */
export function periodProblem({
  from = '',
  to = '',
}: PeriodInput): { path: string; message: string } | undefined {
  if (!isFilled(from) && !isFilled(to)) return undefined;
  if (!isRealDate(from) || !isRealDate(to))
    return { path: isRealDate(from) ? 'to' : 'from', message: M.both };
  if (to < from) return { path: 'to', message: M.order };
  return daysIn({ from, to }) > LONGEST_PERIOD_DAYS ? { path: 'to', message: M.tooLong } : undefined;
}

export const businessReportQuerySchema = object(periodFields);
export type BusinessReportQuery = InferType<typeof businessReportQuerySchema>;

/** The figures whose rows can be opened. */
export const REPORT_FIGURES = [
  'appointments',
  'patients',
  'raised',
  'received',
  'refunded',
  'credited',
  'open',
  'discounts',
  'tests',
  'courses',
] as const;
export type ReportFigure = (typeof REPORT_FIGURES)[number];

export const OUTCOMES = ['kept', 'missed', 'cancelled', 'booked', 'moved', 'used'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Fields that narrow a figure down to a part of it. */
export const figureFields = {
  ...periodFields,
  figure: choiceField(REPORT_FIGURES).required(FIELD_MESSAGES.required),
  outcome: choiceField(OUTCOMES),
  service: number().typeError(FIELD_MESSAGES.choice).integer(FIELD_MESSAGES.choice).min(1).max(1_000_000),
  weekday: number().typeError(FIELD_MESSAGES.choice).integer(FIELD_MESSAGES.choice).min(0).max(6),
  hour: number().typeError(FIELD_MESSAGES.choice).integer(FIELD_MESSAGES.choice).min(0).max(23),
  source: choiceField(BOOKED_BY),
  patients: choiceField(['new', 'returning']),
  age: choiceField(BILL_AGES.map(({ id }) => id)),
  /** An offer's id, `desk`, or `deleted`. */
  discount: string().matches(ID, { message: FIELD_MESSAGES.choice, excludeEmptyString: true }),
  test: lineField(100),
  released: choiceField(['yes']),
  course: string().matches(ID, { message: FIELD_MESSAGES.choice, excludeEmptyString: true }),
} as const;

export const FIGURE_COLUMNS = ['date', 'number', 'about', 'doctor', 'status', 'amount'] as const;

/** One of the rows behind a figure. It names no patient. */
export interface FigureRow {
  id: string;
  kind: 'appointment' | 'bill' | 'test' | 'enrolment';
  /** The day that counts for the figure. */
  date: string;
  /** The booking ID of the appointment, or the number of the bill or test; empty for an enrolment. */
  number: string;
  /** The service, the test, or the course. */
  about: string;
  doctor: string | null;
  status: string;
  /** In paise; null where the row is not about money. */
  amount: number | null;
  /** True where the row is in one of the reader's own lists. */
  isOwn: boolean;
}

/** Interpolates between neighbours of a sorted list, as spreadsheets do; null for an empty one. */
export function percentile(sorted: readonly number[], share: number): number | null {
  const position = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(position)], sorted[Math.ceil(position)]];
  if (low === undefined || high === undefined) return null;
  return low + (high - low) * (position - Math.floor(position));
}
