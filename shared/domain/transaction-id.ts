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
