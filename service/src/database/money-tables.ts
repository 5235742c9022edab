import type { BillStatus } from '@nivara/shared/domain/bill';
import type { OfferKind } from '@nivara/shared/domain/offer';

/** Numbers that run on without a gap. */
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
  /** JSON: the ids it is for; an empty list means every service. */
  service_ids: string;
  terms: string;
  special_discount: string;
  special_terms: string;
  freebies: string;
  created_at: string;
  updated_at: string;
}

export interface BillsTable {
  id: string;
  number: string;
  account_id: string | null;
  appointment_id: string | null;
  booking_id: string;
  service_id: number;
  offer_id: string | null;
  patient_name: string;
  phone: string | null;
  amount_paise: number;
  status: BillStatus;
  transaction_id: string | null;
  issued_at: string;
  paid_at: string | null;
}

export interface BillLinesTable {
  bill_id: string;
  position: number;
  text: string;
  amount_paise: number;
}

export interface MoneyTables {
  counters: CountersTable;
  offers: OffersTable;
  bills: BillsTable;
  bill_lines: BillLinesTable;
}
