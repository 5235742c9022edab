import type { FontFile } from './fonts';

/** A piece of text that one font sets. */
export interface Run {
  text: string;
  font: string;
}

/** Characters that no font holds, and their replacements. */
const REPLACEMENTS: Record<string, string> = {
  '≤': '<=',
  '≥': '>=',
  '≈': '~',
  '→': '->',
  '\u2010': '-',
  '\u2011': '-',
  '\u2015': '—',
};

const UNKNOWN = '?';
const CONTROL = /\p{Cc}/u;
/** One visible character: a letter with its marks, or a Devanagari syllable. */
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Invisible marks. Between Devanagari letters they decide how those join, so they are kept there. */
const INVISIBLE = /(?<!\p{Script=Devanagari})\p{Cf}/gu;

export const charactersOf = (text: string) =>
  [...characters.segment(text.normalize('NFC').replace(INVISIBLE, ''))].map(
    ({ segment }) => REPLACEMENTS[segment] ?? segment,
  );

/** Adjacent characters stay together where one font has both, since marks and syllables depend on their neighbours. */
export function runsOf(text: string, fonts: readonly FontFile[]): Run[] {
  const runs: Run[] = [];
  let current: FontFile | undefined;
  for (const character of charactersOf(text)) {
    const isBlank = character.trim() === '';
    const font = isBlank && current ? current : fonts.find((candidate) => sets(candidate, character));
    const next = font ?? fonts[0];
    if (!next) throw new Error('There is no font.');
    const shown = isBlank ? ' ' : font ? character : UNKNOWN;
    const last = runs.at(-1);
    if (last && next === current) last.text += shown;
    else runs.push({ text: shown, font: next.name });
    current = next;
  }
  return runs;
}

const sets = (font: FontFile, character: string) =>
  !CONTROL.test(character) && [...character].every((letter) => font.holds(letter.codePointAt(0) ?? 0));
