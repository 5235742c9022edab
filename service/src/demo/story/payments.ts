/** `disputed` is a payment that the patient has reported, but the clinic has not found. */
export const PAYMENTS = ['upi', 'reported', 'disputed', 'desk', 'unpaid'] as const;
export type Payment = (typeof PAYMENTS)[number];
