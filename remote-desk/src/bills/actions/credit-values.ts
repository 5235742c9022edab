import { array, number, object, string } from 'yup';
import { itemsOf } from '@nivara/shared/domain/bill-lines';
import { CREDIT_NOTE_MESSAGES, LONGEST_REASON, creditableAmount } from '@nivara/shared/domain/credit-note';
import type { DeskBillInDetail } from '@nivara/shared/domain/desk-bill';
import { filled, lineField } from '@nivara/shared/domain/field-rules';
import { AMOUNT_MESSAGE, paiseOf } from '@nivara/shared/domain/rupees';

export interface CreditValues {
  reason: string;
  /** The amounts as typed; empty for none. */
  lines: { position: number; text: string; left: number; amount: string }[];
}

/** The lines of the bill that can still be credited, each with the amount that is left. */
export function creditable({ ledger, creditNotes }: DeskBillInDetail): CreditValues['lines'] {
  const earlier = creditNotes.flatMap(({ lines }) => lines);
  return itemsOf(ledger)
    .map((item) => ({
      position: item.position,
      text: item.text,
      left: creditableAmount(item, earlier),
      amount: '',
    }))
    .filter(({ left }) => left > 0);
}

const isAmount = (typed: string | undefined) => {
  const paise = paiseOf(typed);
  return paise === undefined || paise > 0;
};

const line = object({
  position: number(),
  text: string(),
  left: number(),
  amount: string()
    .test('amount', AMOUNT_MESSAGE, isAmount)
    .test(
      'left',
      CREDIT_NOTE_MESSAGES.tooMuch,
      (typed, { parent }) => !((paiseOf(typed) ?? 0) > (parent as CreditValues['lines'][number]).left),
    ),
});

export const creditFormSchema = object({
  reason: filled(lineField(LONGEST_REASON), CREDIT_NOTE_MESSAGES.reason),
  lines: array(line).test('some', (lines, { createError }) =>
    lines?.some(({ amount }) => paiseOf(amount) !== undefined)
      ? true
      : createError({ path: 'lines[0].amount', message: CREDIT_NOTE_MESSAGES.nothing }),
  ),
});

export const toCreditNote = ({ reason, lines }: CreditValues) => ({
  reason,
  lines: lines.flatMap(({ position, amount }) => {
    const paise = paiseOf(amount);
    return paise === undefined ? [] : [{ position, amount: paise }];
  }),
});
