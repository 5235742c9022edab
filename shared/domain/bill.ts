/** Reported: the patient says it is paid; the clinic has not confirmed it yet. */
export const BILL_STATUSES = ['unpaid', 'reported', 'paid', 'cancelled', 'refund due', 'refunded'] as const;
export type BillStatus = (typeof BILL_STATUSES)[number];
