import { type InferType, object } from 'yup';
import { AMOUNT_MESSAGE } from './rupees';
import { transactionIdField } from './transaction-id';
import { LARGEST_BILL } from './bill-lines';
import { FIELD_MESSAGES, choiceField, flagField, numberField } from './field-rules';

export const PAYMENT_METHODS = ['cash', 'card', 'upi'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const PAYMENT_METHOD_NAMES: Record<PaymentMethod, string> = {
  cash: 'Cash',
  card: 'Card',
  upi: 'UPI',
};

export const PAYMENT_STATUSES = ['reported', 'confirmed', 'not received'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export const PAYMENT_MESSAGES = {
  method: 'Please choose how it is paid.',
  amount: 'Please enter an amount.',
  reference: 'Please enter the reference that the UPI app shows.',
  noReference: 'Cash has no reference.',
  tooMuch: 'This is more than is still to be paid.',
  tooMuchBack: 'This is more than is to be returned.',
  tooMany: 'This bill has very many entries, so only the whole amount that is open can be entered.',
  decided: 'This payment has been decided already.',
  alsoOn: (bills: readonly string[]) =>
    `This transaction ID is on ${bills.join(', ')} already, and money counts once. Go on only if the payment was for more than one bill.`,
  reportedFirst: 'A payment is reported for this bill: confirm it, or say that it has not arrived.',
} as const;

const M = PAYMENT_MESSAGES;

/** The label of `isForSeveral`. */
export const PAID_FOR_SEVERAL = 'The payment was made for more than one bill.';

/** A positive amount, in paise. */
export const paiseField = numberField(1, LARGEST_BILL, AMOUNT_MESSAGE).integer(AMOUNT_MESSAGE);

const isCashWithReference = (reference: string | undefined, method: unknown) =>
  method === 'cash' && reference !== undefined && reference.trim() !== '';

/** Cash has no reference, and a payment by UPI always has one. */
const movedMoney = {
  method: choiceField(PAYMENT_METHODS, M.method).required(M.method),
  amount: paiseField.required(M.amount),
  reference: transactionIdField
    .test('cash', M.noReference, (value, { parent }) => !isCashWithReference(value, methodOf(parent)))
    .test('upi', M.reference, (value, { parent }) => methodOf(parent) !== 'upi' || Boolean(value?.trim())),
};

const methodOf = (parent: unknown) => (parent as { method?: unknown }).method;

export const newPaymentSchema = object({ ...movedMoney, isForSeveral: flagField });
export type NewPayment = InferType<typeof newPaymentSchema>;

export const newRefundSchema = object(movedMoney);
export type NewRefund = InferType<typeof newRefundSchema>;

export const PAYMENT_DECISIONS = ['confirmed', 'not received'] as const satisfies readonly PaymentStatus[];

/** The desk's decision on a reported payment; less may have arrived than was reported. */
export const paymentDecisionSchema = object({
  status: choiceField(PAYMENT_DECISIONS).required(FIELD_MESSAGES.required),
  amount: paiseField,
  isForSeveral: flagField,
});
export type PaymentDecision = InferType<typeof paymentDecisionSchema>;
