import { type InferType, array, object } from 'yup';
import { BILL_COLUMNS, BILL_STATUSES, type Bill, type BillInDetail, type MoneyMoved } from './bill';
import { type LedgerLine, TAX_PERCENTS } from './bill-lines';
import { clinicDate } from './clinic-time';
import { LONGEST_REASON, type CreditNote } from './credit-note';
import { entityIdField } from './entity-id';
import {
  FIELD_MESSAGES,
  choiceField,
  dateField,
  filled,
  lineField,
  phoneField,
  wholeNumberField,
} from './field-rules';
import { mailedLineField } from './mailed-line';
import { listQuerySchema } from './list-query';
import { type PaymentMethod, type PaymentStatus, paiseField } from './payment';

export const DESK_BILL_MESSAGES = {
  text: 'Please say what the bill is for.',
  amount: 'Please enter an amount.',
  lines: 'A bill has at least one line.',
  reason: 'Please say why.',
  name: 'Please enter the patient’s name.',
  tooMuchOff: 'A discount cannot be larger than the price before tax.',
  tooLarge: 'A bill of more than one crore rupees cannot be made here.',
  fixed: 'A bill can be changed only before a payment is made or reported.',
  notCancelled: 'A bill with a made or a reported payment cannot be cancelled. Make a credit note instead.',
} as const;

const M = DESK_BILL_MESSAGES;
const LONGEST_TEXT = 120;
const LONGEST_NAME = 120;
export const MOST_LINES = 20;

const taxField = wholeNumberField(0, 100).oneOf([...TAX_PERCENTS], FIELD_MESSAGES.choice);

const lineFields = {
  text: filled(lineField(LONGEST_TEXT), M.text),
  /** In paise, before tax. */
  amount: paiseField.required(M.amount),
  taxPercent: taxField.required(FIELD_MESSAGES.choice),
};

export const newLineSchema = object(lineFields);
export type NewLine = InferType<typeof newLineSchema>;

export const newDiscountSchema = object({
  amount: paiseField.required(M.amount),
  reason: filled(lineField(LONGEST_REASON), M.reason),
});
export type NewDiscount = InferType<typeof newDiscountSchema>;

export const billCancelSchema = object({ reason: filled(mailedLineField(LONGEST_REASON), M.reason) });
export type BillCancel = InferType<typeof billCancelSchema>;

/** The bill is for a known patient by id, or for anybody else by name and phone. */
export const newBillSchema = object({
  patient: entityIdField,
  name: lineField(LONGEST_NAME).when('patient', {
    is: (patient?: string) => !patient,
    then: (field) => filled(field, M.name),
  }),
  phone: phoneField,
  service: wholeNumberField(1, 1_000_000),
  lines: array(object(lineFields).required())
    .required(M.lines)
    .min(1, M.lines)
    .max(MOST_LINES, FIELD_MESSAGES.tooMany(MOST_LINES)),
});
export type NewBill = InferType<typeof newBillSchema>;

export interface DeskPayment {
  id: string;
  /** When the payment was reported or taken. */
  at: string;
  method: PaymentMethod;
  amount: number;
  reference: string | null;
  status: PaymentStatus;
  /** The day whose closing counts the payment; null until the payment is confirmed. */
  day: string | null;
  takenBy: string | null;
}

export interface DeskRefund {
  id: string;
  at: string;
  method: PaymentMethod;
  amount: number;
  reference: string | null;
  day: string;
  madeBy: string | null;
}

export interface DeskBill extends Bill {
  phone: string | null;
  /** In paise. */
  refundable: number;
}

export interface DeskBillInDetail extends DeskBill, Pick<BillInDetail, 'lines' | 'payment'> {
  ledger: LedgerLine[];
  payments: DeskPayment[];
  refunds: DeskRefund[];
  creditNotes: (CreditNote & { at: string; issuedBy: string | null })[];
  cancelReason: string | null;
}

/** The desk's lists of bills, by their next step. */
export const BILL_VIEWS = ['open', 'reported', 'refunds'] as const;
export type BillView = (typeof BILL_VIEWS)[number];

export const deskBillListSchema = listQuerySchema(BILL_COLUMNS, {
  view: choiceField(BILL_VIEWS),
  status: choiceField(BILL_STATUSES),
  from: dateField,
  to: dateField,
});

/** The bill as the patient sees it, for the receipt. */
export const toBillInDetail = ({
  ledger: _ledger,
  phone: _phone,
  refundable: _refundable,
  cancelReason: _reason,
  payments,
  refunds,
  creditNotes,
  ...bill
}: DeskBillInDetail): BillInDetail => ({
  ...bill,
  payments: payments.filter(({ status }) => status === 'confirmed').map(toMoneyMoved),
  refunds: refunds.map(toMoneyMoved),
  creditNotes: creditNotes.map(({ number, date, reason, amount }) => ({ number, date, reason, amount })),
});

const toMoneyMoved = ({
  at,
  method,
  amount,
  reference,
}: Omit<DeskRefund, 'id' | 'day' | 'madeBy'>): MoneyMoved => ({
  date: clinicDate(new Date(at)),
  method,
  amount,
  reference,
});
