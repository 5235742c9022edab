/** Without letters and digits that are taken for each other (Crockford’s alphabet). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** For reading out on the phone; 40 random bits, and the database refuses a duplicate. */
export const readableNumber = (prefix: string, randomBytes: (size: number) => Buffer) =>
  `${prefix}-${[...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')}`;
