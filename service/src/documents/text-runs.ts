import type { FontFile } from './fonts';
import type { Pause } from './pause';
import { remember } from './remember';

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
/** Splits a text into visible characters: a letter with its marks, or a Devanagari syllable. */
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Invisible marks, except after a Devanagari letter, where they decide how the letters join. */
const INVISIBLE = /(?<!\p{Script=Devanagari})\p{Cf}/gu;

/** Each of these is a character of its own. Most texts have no other, and need no segmenter, which is slow. */
const PLAIN = /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u02af]*$/;

export async function charactersOf(text: string, pause: Pause): Promise<string[]> {
  const tidy = text.normalize('NFC').replace(INVISIBLE, '');
  if (PLAIN.test(tidy)) return [...tidy];
  const characters: string[] = [];
  for (const { segment } of segmenter.segment(tidy)) {
    await pause();
    if (segment.length > LONGEST_CHARACTER) characters.push(...piecesOf(segment));
    else characters.push(REPLACEMENTS[segment] ?? segment);
  }
  return characters;
}

/** A real letter has a few marks. A text may have thousands on one letter, which a font sets very slowly. */
const LONGEST_CHARACTER = 32;

function piecesOf(segment: string): string[] {
  const letters = [...segment];
  const count = Math.ceil(letters.length / LONGEST_CHARACTER);
  return Array.from({ length: count }, (_, index) =>
    letters.slice(index * LONGEST_CHARACTER, (index + 1) * LONGEST_CHARACTER).join(''),
  );
}

/** Adjacent characters stay together where one font has both, since marks and syllables depend on their neighbours. */
export function runsOf(characters: readonly string[], fonts: readonly FontFile[]): Run[] {
  const runs: Run[] = [];
  let current: FontFile | undefined;
  for (const character of characters) {
    const isBlank = character.trim() === '';
    const font = isBlank && current ? current : fontFor(character, fonts);
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

/** The fonts of characters that were set before. */
const known = new WeakMap<readonly FontFile[], Map<string, FontFile | undefined>>();

function fontFor(character: string, fonts: readonly FontFile[]): FontFile | undefined {
  const fontOf = known.get(fonts) ?? new Map<string, FontFile | undefined>();
  known.set(fonts, fontOf);
  return remember(fontOf, character, () => fonts.find((candidate) => canSet(candidate, character)));
}

const canSet = (font: FontFile, character: string) =>
  !CONTROL.test(character) && [...character].every((letter) => font.holds(letter.codePointAt(0) ?? 0));
