import { type InferType, object, string } from 'yup';
import { isRealDate } from './clinic-time';
import { FIELD_MESSAGES, isFilled, lineField, numberField } from './field-rules';
import { PAYMENT_METHODS, type PaymentMethod } from './payment';
import { listQuerySchema } from './list-query';
import { AMOUNT_MESSAGE } from './rupees';

/** Paise by method of payment. */
export type ByMethod = Record<PaymentMethod, number>;

/** The money that moved on one day, and the amount counted in the evening. */
export interface DayClosing {
  date: string;
  /** Payments minus refunds. */
  expected: ByMethod;
  received: ByMethod;
  refunded: ByMethod;
  /** This field and the three below are null until the day is closed. */
  counted: ByMethod | null;
  closedAt: string | null;
  closedBy: string | null;
  note: string | null;
}

/** A closed day, or an open one with payments or refunds. */
export interface ClosingRow {
  date: string;
  expected: number;
  counted: number | null;
  difference: number | null;
  closedAt: string | null;
  closedBy: string | null;
}

export const CLOSING_MESSAGES = {
  counted: 'Please enter what was counted, also if it is nothing.',
  note: 'Please say where the difference comes from.',
  future: 'This day has not begun.',
  closed: 'This day is closed: its figures are kept as they are.',
} as const;

const M = CLOSING_MESSAGES;
const LONGEST_NOTE = 500;
/** The largest counted amount, in paise. */
const MOST_COUNTED = 2_000_000_000;

/** A counted amount may be negative, since refunds may be more than payments. */
const countedField = numberField(-MOST_COUNTED, MOST_COUNTED, AMOUNT_MESSAGE)
  .integer(AMOUNT_MESSAGE)
  .required(M.counted);

export const closingSchema = object({
  counted: object({ cash: countedField, card: countedField, upi: countedField }).required(M.counted),
  note: lineField(LONGEST_NOTE),
});
export type NewClosing = InferType<typeof closingSchema>;

export const closingParams = object({
  date: string()
    .required(FIELD_MESSAGES.date)
    .test('date', FIELD_MESSAGES.date, (value) => isRealDate(value)),
});

export const closingListSchema = listQuerySchema(['date'], {});

export const sumOf = (amounts: ByMethod): number =>
  PAYMENT_METHODS.reduce((sum, method) => sum + amounts[method], 0);

export const byMethod = (amount: (method: PaymentMethod) => number): ByMethod => ({
  cash: amount('cash'),
  card: amount('card'),
  upi: amount('upi'),
});

export const differenceOf = (counted: ByMethod, expected: ByMethod): ByMethod =>
  byMethod((method) => counted[method] - expected[method]);

/** A difference needs a note. */
export const lacksNote = (counted: ByMethod, expected: ByMethod, note: string | undefined): boolean =>
  !isFilled(note) && PAYMENT_METHODS.some((method) => counted[method] !== expected[method]);
