/** Crockford's alphabet, which leaves out the letters that are easily confused with others or with digits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

type RandomBytes = (size: number) => Buffer;

/** Each letter holds 5 random bits. */
export const readableLetters = (length: number, randomBytes: RandomBytes) =>
  [...randomBytes(length)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');

/** Can be read out on the phone. Its 40 random bits may repeat, so the database refuses a duplicate. */
export const readableNumber = (prefix: string, randomBytes: RandomBytes) =>
  `${prefix}-${readableLetters(LENGTH, randomBytes)}`;
