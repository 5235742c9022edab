/** A low cost of password hashing, for quick tests. */
export const QUICK_COST = { n: 16, r: 8, p: 1 };
