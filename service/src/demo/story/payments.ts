/** Disputed: reported, but the clinic found no such payment. */
export const PAYMENTS = ['upi', 'reported', 'disputed', 'desk', 'unpaid'] as const;
export type Payment = (typeof PAYMENTS)[number];
