/** Words of a question that say nothing about its subject. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a am an and any are at be been best can could do does find for from get good had has have help how i in is it looking me my ' +
    'near need of on or our please s should some t that the there this to want was we were what when where which who why ' +
    'will with would you your'
  ).split(' '),
);

/** Returns the words of a text without case, accents and punctuation. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean);
}
