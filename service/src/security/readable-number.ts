/** Without letters and digits that are taken for each other (Crockford’s alphabet). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** A number that people read out on the phone; 40 bits of chance, and the database refuses a second one. */
export const readableNumber = (prefix: string, randomBytes: (size: number) => Buffer) =>
  `${prefix}-${[...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')}`;
