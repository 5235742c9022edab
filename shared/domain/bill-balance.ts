import type { BillStatus } from './bill';

/** The sums of one bill, all in paise. */
export interface BillSums {
  /** The sum of its lines. */
  amount: number;
  /** The sum of its credit notes. */
  credited: number;
  /** Confirmed payments. */
  received: number;
  refunded: number;
  /** Payments that the patient has reported and nobody has confirmed. */
  reported: number;
  /** True when the bill was cancelled before anything was paid. */
  isCancelled: boolean;
}

type Sums = Readonly<BillSums>;

/** The price after credit notes. */
export const netAmountOf = ({ amount, credited, isCancelled }: Omit<Sums, 'reported'>): number =>
  isCancelled ? 0 : amount - credited;

/** The amount still to be paid; negative when money is to be returned. */
export const balanceOf = (sums: Omit<Sums, 'reported'>): number =>
  netAmountOf(sums) - sums.received + sums.refunded;

/** The money that the clinic has and must return. */
export const refundableOf = (sums: Omit<Sums, 'reported'>): number => Math.max(0, -balanceOf(sums));

export function statusOf(sums: Sums): BillStatus {
  const due = netAmountOf(sums);
  const balance = balanceOf(sums);
  // Where credit notes or a cancellation leave nothing to pay, a reported payment is returned if it arrives.
  if (sums.reported > 0) return due === 0 ? 'refund due' : 'reported';
  if (balance < 0) return 'refund due';
  if (balance > 0) return sums.received > sums.refunded ? 'part paid' : 'unpaid';
  // A bill that an offer made free counts as paid.
  if (due > 0 || (sums.credited === 0 && !sums.isCancelled)) return 'paid';
  return sums.refunded > 0 ? 'refunded' : 'cancelled';
}
