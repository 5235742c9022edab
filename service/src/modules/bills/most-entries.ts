/** So many payments, refunds and credit notes a bill may have of each; its receipt lists them all. */
export const MOST_ENTRIES = 100;
