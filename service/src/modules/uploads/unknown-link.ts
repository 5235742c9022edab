const KNOWN_SCHEMES = ['http:', 'https:', 'mailto:', 'tel:'];

const asLetter = (letter: string) => letter;
const asDigits = (letter: string) =>
  [...letter.charCodeAt(0).toString(16)].map((digit) => `[${digit}${digit.toUpperCase()}]`).join('');

/** Matches each letter in both cases. */
const inCases = (word: string, write: (letter: string) => string) =>
  [...word].map((letter) => `(?:${write(letter.toLowerCase())}|${write(letter.toUpperCase())})`).join('');
const unlessKnown = (write: (letter: string) => string) =>
  `(?!${KNOWN_SCHEMES.map((scheme) => inCases(scheme, write)).join('|')})`;

const BLANKS = String.raw`[\0\s]{0,64}`;
/** Browsers ignore blanks before “javascript:” and line breaks within it, and a PDF may write any letter as a code. */
const UNKNOWN = String.raw`(?:[\0\s]{9}|[^()\\:/?#]{0,40}[\0-\x1f:\\]|//)`;

/**
 * Matches a link that cannot be read, or that leads to something else than a page, a mail or a phone number. Ignores
 * the kind of an action (`/S /URI`) and the base of relative URLs (`/URI << … >>`).
 */
export const UNKNOWN_LINK = String.raw`URI(?:${BLANKS}%|[\0\s]{65}|[\0\s]{1,64}\d|${BLANKS}(?:<(?!<)${unlessKnown(asDigits)}|\(${unlessKnown(asLetter)}${UNKNOWN}))`;

/** A link that the document opens without a click. */
export const OPENS_BY_ITSELF = String.raw`(?:OpenAction|AA)[\0\s]{0,8}<<[^>]{0,80}/S[\0\s]{0,8}/URI`;
