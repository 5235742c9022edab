import { type InferType, object } from 'yup';
import { FIELD_MESSAGES, choiceField, filled, flagField, lineField, phoneField } from './field-rules';
import { listQuerySchema } from './list-query';
import { entityIdField } from './entity-id';
import type { CreditNote } from './credit-note';
import type { PaymentMethod } from './payment';
import type { QrCode } from './qr-code';
import { inRupees } from './rupees';
import { TRANSACTION_ID_MESSAGE, transactionIdField } from './transaction-id';

/** `reported`: the patient says that the bill is paid, and the clinic has not confirmed it yet. */
export const BILL_STATUSES = [
  'unpaid',
  'reported',
  'part paid',
  'paid',
  'cancelled',
  'refund due',
  'refunded',
] as const;
export type BillStatus = (typeof BILL_STATUSES)[number];

export const BILL_STATUS_NAMES: Record<BillStatus, string> = {
  unpaid: 'Unpaid',
  reported: 'Payment reported',
  'part paid': 'Paid in part',
  paid: 'Paid',
  cancelled: 'Cancelled',
  'refund due': 'Refund due',
  refunded: 'Refunded',
};

export interface Bill {
  id: string;
  billNo: string;
  /** The day in the clinic's time zone. */
  date: string;
  /** "10:05 AM" */
  time: string;
  patientName: string;
  /** Null for a bill that no booking has raised. */
  bookingId: string | null;
  /** The appointment with that booking ID. */
  appointmentId: string | null;
  serviceId: number | null;
  /** The service, or the other thing that the bill is for. */
  service: string;
  /** In paise. */
  amount: number;
  /** Confirmed payments, in paise. */
  received: number;
  /** The amount still to be paid, in paise; negative when money is to be returned. */
  balance: number;
  currency: 'INR';
  status: BillStatus;
  transactionId: string | null;
  /** The receipt's path in the API; null while the bill has no receipt. */
  receipt: string | null;
  paidAt: string | null;
}

export interface BillLine {
  text: string;
  /** In paise; negative for a discount. */
  amount: number;
}

/** A bill is paid by link on this device or by QR code with another device. */
export interface BillPayment {
  upiLink: string;
  /** An SVG path of the dark squares in a square view box of `size`, which includes the quiet zone. */
  qr: QrCode;
}

/** Money that went from the patient to the clinic, or back. */
export interface MoneyMoved {
  /** The day in the clinic's time zone. */
  date: string;
  method: PaymentMethod;
  /** In paise. */
  amount: number;
  reference: string | null;
}

export interface BillInDetail extends Bill {
  lines: BillLine[];
  /** Confirmed payments; all three lists are in the order of their dates. */
  payments: MoneyMoved[];
  refunds: MoneyMoved[];
  creditNotes: Pick<CreditNote, 'number' | 'date' | 'reason' | 'amount'>[];
  /** Null when there is nothing to pay. */
  payment: BillPayment | null;
}

/** A guest who knows the bill number and the phone sees no more than this. */
export type GuestBill = Pick<
  BillInDetail,
  'billNo' | 'service' | 'amount' | 'balance' | 'currency' | 'status' | 'payment'
>;

export const BILL_MESSAGES = {
  desk: 'The desk confirms payments and refunds.',
  numberRequired: 'Please enter the bill number.',
  transactionIdRequired: 'Please enter the transaction ID of your payment.',
  transactionId: TRANSACTION_ID_MESSAGE,
  transactionIdOnlyWhenPaid: 'A transaction ID belongs to a bill that is paid.',
  notFound: 'There is no bill with this number and this phone number. Please check both.',
  manyReports:
    'The clinic has not yet confirmed the payments that you have reported. Please report this one later, or call us.',
  noReceipt: 'There is no receipt yet: the clinic has not confirmed a payment of this bill.',
} as const;

const M = BILL_MESSAGES;
export const paymentReportSchema = object({
  transactionId: filled(transactionIdField, M.transactionIdRequired),
});
export type PaymentReport = InferType<typeof paymentReportSchema>;

const LONGEST_NUMBER = 20;
const guestFields = {
  number: filled(lineField(LONGEST_NUMBER), M.numberRequired),
  phone: filled(phoneField, FIELD_MESSAGES.phoneRequired),
};

export const billLookupSchema = object(guestFields);
export type BillLookup = InferType<typeof billLookupSchema>;

export const guestPaymentReportSchema = paymentReportSchema.shape(guestFields);
export type GuestPaymentReport = InferType<typeof guestPaymentReportSchema>;

export const tidyBillNumber = (value: string) => value.trim().toUpperCase();

/** The clinic's decision on a bill. */
export const CLINIC_DECISIONS = ['paid', 'unpaid', 'refunded', 'cancelled'] as const;
export type ClinicDecision = (typeof CLINIC_DECISIONS)[number];

export const billChangeSchema = object({
  status: choiceField(CLINIC_DECISIONS).required(FIELD_MESSAGES.required),
  transactionId: transactionIdField.test(
    'only-when-paid',
    M.transactionIdOnlyWhenPaid,
    (value, { parent }) => value == null || (parent as { status?: unknown }).status === 'paid',
  ),
  /** One payment was made for several bills. */
  isForSeveral: flagField,
});
export type BillChange = InferType<typeof billChangeSchema>;

/** The decisions allowed from each status; all others are refused. */
export const BILL_DECISIONS: Record<BillStatus, readonly ClinicDecision[]> = {
  unpaid: ['paid'],
  reported: ['paid', 'unpaid'],
  'part paid': ['paid'],
  paid: [],
  cancelled: [],
  // `cancelled`: the reported payment never arrived, so there is nothing to return.
  'refund due': ['refunded', 'cancelled'],
  refunded: [],
};

const STANDING: Record<BillStatus, string> = {
  unpaid: 'This bill is not paid yet.',
  reported: 'A payment of this bill is reported and waits for the clinic’s confirmation.',
  'part paid': 'A part of this bill is paid.',
  paid: 'This bill is paid already.',
  cancelled: 'This bill is cancelled: there is nothing to pay.',
  'refund due': 'Money paid for this bill is to be returned.',
  refunded: 'The money of this bill was returned already.',
};

/** The statuses from which this decision is allowed. */
export const statusesBefore = (decision: ClinicDecision): readonly BillStatus[] =>
  BILL_STATUSES.filter((status) => BILL_DECISIONS[status].includes(decision));

/** The reason why a bill cannot change from one status to another. */
export function whyNotDecided(status: BillStatus, decision: ClinicDecision): string {
  const names = statusesBefore(decision).map((from) => `“${BILL_STATUS_NAMES[from]}”`);
  return `${STANDING[status]} Only a bill with the status ${inWords(names)} can become “${BILL_STATUS_NAMES[decision]}”.`;
}

/** "a, b or c" */
const inWords = (names: readonly string[]) => names.join(', ').replace(/, ([^,]+)$/, ' or $1');

export const standingOf = (status: BillStatus): string => STANDING[status];

/** The reason why a payment of the bill cannot be reported. */
export const whyNotReported = (status: BillStatus) => `${STANDING[status]} No payment can be reported.`;

/** An amount is open, and nobody has reported its payment. */
export const OPEN_STATUSES = ['unpaid', 'part paid'] as const satisfies readonly BillStatus[];
/** An amount is open, whether its payment is reported or not. */
export const UNSETTLED_STATUSES = [...OPEN_STATUSES, 'reported'] as const;

/** A bill with a reported payment waits for the clinic, so that nobody pays it twice. */
export const isPayable = ({ status }: { status: BillStatus }): boolean =>
  (OPEN_STATUSES as readonly BillStatus[]).includes(status);

/** A bill has a receipt if a payment was received, even if it was returned, or if an offer made the bill free. */
export const hasReceipt = ({ status, received }: Pick<Bill, 'status' | 'received'>) =>
  received > 0 || status === 'paid';

export const receiptName = (billNo: string) => `receipt-${billNo}.pdf`;

/** A deep link as NPCI's UPI linking specification defines it: any UPI app opens with the payment filled in. */
export function upiLink(
  payee: { upiId: string; upiName: string },
  { billNo, amount }: { billNo: string; amount: number },
): string {
  const parameters = {
    pa: payee.upiId,
    pn: payee.upiName,
    am: inRupees(amount),
    cu: 'INR',
    tn: `Bill ${billNo}`,
    tr: billNo,
  };
  const pairs = Object.entries(parameters).map(([name, value]) => `${name}=${encode(value)}`);
  return `upi://pay?${pairs.join('&')}`;
}

/** The payee's UPI ID and name as the link itself states them. */
export function payeeOf(link: string): { upiId: string; upiName: string } {
  const { searchParams } = new URL(link);
  return { upiId: searchParams.get('pa') ?? '', upiName: searchParams.get('pn') ?? '' };
}

/** UPI apps do not read a plus as a blank, and some do not decode `%40` in a UPI ID. */
const encode = (value: string) => encodeURIComponent(value).replaceAll('%40', '@');

export const BILL_COLUMNS = ['billNo', 'date', 'patientName', 'bookingId', 'amount', 'status'] as const;

export const billListSchema = listQuerySchema(BILL_COLUMNS, {
  status: choiceField(BILL_STATUSES),
  patient: entityIdField,
  appointment: entityIdField,
});
