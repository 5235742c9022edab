const BEFORE_UNIT = /(\d) (?=\p{L}|%)/gu;

/** Joins each number to the word after it, such as its unit, so that no line ends between them. */
export const withUnbrokenUnits = (text: string): string => text.replace(BEFORE_UNIT, '$1\u00a0');
