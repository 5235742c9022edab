/** The product's way to hash passwords, at a price that tests can pay. */
export const QUICK_COST = { n: 16, r: 8, p: 1 };
