/** A password hasher with a low cost, for tests. */
export const QUICK_COST = { n: 16, r: 8, p: 1 };
