import type { Generated, GeneratedAlways } from 'kysely';
import type { BillStatus } from '@nivara/shared/domain/bill';
import type { LineKind } from '@nivara/shared/domain/bill-lines';
import type { OfferKind } from '@nivara/shared/domain/offer';
import type { PaymentMethod, PaymentStatus } from '@nivara/shared/domain/payment';
import type { PricedKind } from '@nivara/shared/domain/price-list';

/** Series of numbers without a gap. */
export interface CountersTable {
  name: string;
  value: number;
}

export interface OffersTable {
  id: string;
  number: number;
  kind: OfferKind;
  name: string;
  description: string;
  valid_from: string;
  valid_to: string;
  discount_percent: number;
  /** JSON: the ids of the offer's services; an empty list means every service. */
  service_ids: string;
  terms: string;
  special_discount: string;
  special_terms: string;
  freebies: string;
  created_at: string;
  updated_at: string;
}

export interface PricedItemsTable {
  id: string;
  kind: PricedKind;
  name: string;
  /** The name without capitals, so that no name comes twice. */
  name_key: string;
  details: string;
  minutes: number;
  price_paise: number;
  created_at: string;
  updated_at: string;
}

export interface BillsTable {
  id: string;
  number: string;
  account_id: string | null;
  appointment_id: string | null;
  /** The doctor of the appointment; triggers set it. */
  doctor_id: GeneratedAlways<string | null>;
  booking_id: string | null;
  service_id: number | null;
  /** The service's name when the bill was raised, or the entered subject of a bill without a service. */
  about: string;
  offer_id: string | null;
  /** Null where the bill is for no patient, such as the bill for a course. */
  patient_key: string | null;
  patient_name: string;
  phone: string | null;
  /** This sum and the next three follow from the bill's lines and ledger, and are stored for lists and reports. */
  amount_paise: number;
  credited_paise: Generated<number>;
  /** Confirmed payments. */
  received_paise: Generated<number>;
  refunded_paise: Generated<number>;
  /** What is still to be paid; negative when money is to be returned. A trigger sets it. */
  balance_paise: GeneratedAlways<number>;
  /** Follows from the sums, from reported payments, and from `cancelled_at`. */
  status: BillStatus;
  /** The transaction id of the newest payment that has one, except payments that were not received. */
  transaction_id: string | null;
  issued_at: string;
  /** When the whole bill was paid. */
  paid_at: string | null;
  /** When the bill was cancelled; only an unpaid bill can be cancelled. */
  cancelled_at: string | null;
  cancel_reason: string | null;
}

export interface BillLinesTable {
  bill_id: string;
  position: number;
  kind: LineKind;
  text: string;
  amount_paise: number;
  tax_percent: number;
}

export interface BillPaymentsTable {
  id: string;
  bill_id: string;
  method: PaymentMethod;
  amount_paise: number;
  reference: string | null;
  status: PaymentStatus;
  /** When the payment was reported or taken. */
  at: string;
  /** The day in whose closing the payment counts; null until the payment is confirmed. */
  day: string | null;
  taken_by: string | null;
}

export interface BillRefundsTable {
  id: string;
  bill_id: string;
  method: PaymentMethod;
  amount_paise: number;
  reference: string | null;
  at: string;
  day: string;
  made_by: string | null;
}

export interface CreditNotesTable {
  id: string;
  number: string;
  bill_id: string;
  reason: string;
  amount_paise: number;
  issued_at: string;
  issued_by: string | null;
}

export interface CreditNoteLinesTable {
  credit_note_id: string;
  /** The position of the bill's line. */
  position: number;
  text: string;
  amount_paise: number;
  tax_paise: number;
}

/** A day on which money moved. */
export interface BookDaysTable {
  day: string;
  closed_at: string | null;
  closed_by: string | null;
  note: string | null;
}

/** The figures of a closed day. PostgreSQL answers them as text. */
export interface BookDaySumsTable {
  day: string;
  method: PaymentMethod;
  received_paise: number | string;
  refunded_paise: number | string;
  counted_paise: number | string;
}

export interface MoneyTables {
  counters: CountersTable;
  offers: OffersTable;
  priced_items: PricedItemsTable;
  bills: BillsTable;
  bill_lines: BillLinesTable;
  bill_payments: BillPaymentsTable;
  bill_refunds: BillRefundsTable;
  credit_notes: CreditNotesTable;
  credit_note_lines: CreditNoteLinesTable;
  book_days: BookDaysTable;
  book_day_sums: BookDaySumsTable;
}
