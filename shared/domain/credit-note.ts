import { type InferType, array, object } from 'yup';
import { type BilledItem, LARGEST_BILL, proportion } from './bill-lines';
import { FIELD_MESSAGES, filled, numberField, wholeNumberField } from './field-rules';
import { mailedLineField } from './mailed-line';
import { AMOUNT_MESSAGE } from './rupees';

export interface CreditNoteLine {
  /** The position of the bill's line that this line corrects. */
  position: number;
  text: string;
  /** In paise, with tax. */
  amount: number;
  /** The tax within `amount`. */
  tax: number;
}

export interface CreditNote {
  id: string;
  number: string;
  /** The day in the clinic's time zone. */
  date: string;
  reason: string;
  amount: number;
  lines: CreditNoteLine[];
}

export const CREDIT_NOTE_MESSAGES = {
  reason: 'Please say why the bill is corrected.',
  nothing: 'Please enter an amount for at least one line.',
  tooMany: 'This bill has very many credit notes, so it gets no further ones.',
  tooMuch: 'A credit note cannot be larger than what is left of the line.',
  line: 'The bill has no such line.',
  notPaid: 'Nothing of this bill is paid yet: change its lines, or cancel it.',
} as const;

const M = CREDIT_NOTE_MESSAGES;
export const LONGEST_REASON = 200;
const MAX_CREDITED_LINES = 40;
/** Above the last line of any bill; the service checks that the bill has the line. */
const MAX_POSITION = 160;

export const newCreditNoteSchema = object({
  reason: filled(mailedLineField(LONGEST_REASON), M.reason),
  lines: array(
    object({
      position: wholeNumberField(0, MAX_POSITION).required(FIELD_MESSAGES.required),
      amount: numberField(1, LARGEST_BILL, AMOUNT_MESSAGE).integer(AMOUNT_MESSAGE).required(AMOUNT_MESSAGE),
    }).required(),
  )
    .required(M.nothing)
    .min(1, M.nothing)
    .max(MAX_CREDITED_LINES, FIELD_MESSAGES.tooMany(MAX_CREDITED_LINES)),
});
export type NewCreditNote = InferType<typeof newCreditNoteSchema>;

/** The amount of a bill's line, with its share of discounts and tax, that no credit note has credited yet. */
export const creditableAmount = (item: BilledItem, earlier: readonly CreditNoteLine[]): number =>
  item.amount - creditedOf(item, earlier);

const creditedOf = ({ position }: BilledItem, earlier: readonly CreditNoteLine[]): number =>
  earlier.reduce((sum, line) => (line.position === position ? sum + line.amount : sum), 0);

/** The tax is rounded on the running total, so that several credit notes add up to the item's tax exactly. */
export function creditLine(
  item: BilledItem,
  earlier: readonly CreditNoteLine[],
  amount: number,
): CreditNoteLine {
  const before = creditedOf(item, earlier);
  const taxUpTo = (credited: number) => proportion(item.tax, credited, item.amount);
  return {
    position: item.position,
    text: item.text,
    amount,
    tax: taxUpTo(before + amount) - taxUpTo(before),
  };
}
