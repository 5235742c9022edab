import { string } from 'yup';
import { FIELD_MESSAGES } from './field-rules';

export const TRANSACTION_ID_MESSAGE = 'A transaction ID has 6 to 35 letters and digits.';

const TRANSACTION_ID = /^[a-z0-9]{6,35}$/i;

/** Pasting adds blanks to a transaction id. */
export const tidyTransactionId = (value: string) => value.trim();

export const transactionIdField = string()
  .typeError(FIELD_MESSAGES.text)
  .test('transaction-id', TRANSACTION_ID_MESSAGE, (value) => value == null || isTransactionIdOrBlank(value));

/** A blank text passes here, because `required` has a message of its own for it. */
const isTransactionIdOrBlank = (value: string) => {
  const tidy = tidyTransactionId(value);
  return tidy === '' || TRANSACTION_ID.test(tidy);
};

const UTR_DIGITS = 12;

/**
 * Returns the last 12 digits of the longest run of digits, or undefined if the run is shorter. A bank's list
 * is searched for these digits; UPI apps put letters or a zero around them.
 */
export function digitsOf(reference: string): string | undefined {
  const runs = (reference.match(/\d+/g) ?? []).toSorted((one, other) => other.length - one.length);
  return runs[0] !== undefined && runs[0].length >= UTR_DIGITS ? runs[0].slice(-UTR_DIGITS) : undefined;
}
