/**
 * A bill may have this many payments, this many refunds and this many credit notes, since its receipt lists them all.
 * One more payment or refund is taken if it settles the rest.
 */
export const MOST_ENTRIES = 100;
