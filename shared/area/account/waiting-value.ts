/** Keeps the line of a value that is loading. */
export const WAITING = '\u00a0';
