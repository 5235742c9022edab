/** A blank keeps the height of the line while its value loads. */
export const WAITING = '\u00a0';
