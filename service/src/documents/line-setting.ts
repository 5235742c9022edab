import { fontsOf } from './fonts';
import type { Pause } from './pause';
import { remember } from './remember';
import { type Run, charactersOf, runsOf } from './text-runs';

type Document = PDFKit.PDFDocument;

/** A document that is being drawn. */
export interface Drawing {
  document: Document;
  pause: Pause;
}

export interface TextLook {
  size: number;
  bold?: boolean;
  colour: string;
}

export interface Line {
  runs: Run[];
  width: number;
}

const LINE_SPACING = 1.45;
/** Longer words are measured character by character first: to measure such a word as a whole may take a second. */
const LONG_WORD = 40;
/** Characters take a little less room together than each by itself. */
const SURELY_TOO_WIDE = 1.5;
/** Marks take no room, so their number is limited too: no line of real text has so many letters and marks. */
const MOST_LETTERS_OF_LINE = 1000;
/** Devanagari is not drawn in the order of its letters, so the document contains the text as well as the drawing. */
const DEVANAGARI = /\p{Script=Devanagari}/u;

export const lineHeight = ({ size }: TextLook) => size * LINE_SPACING;

export function registerFonts(document: Document): void {
  for (const font of [...fontsOf(400), ...fontsOf(700)]) document.registerFont(font.name, font.data);
}

type Measured = (characters: readonly string[]) => Line;

/** Breaks the text at line breaks and where a line gets too wide: between words, or within a word wider than a line. */
export async function breakIntoLines(
  { document, pause }: Drawing,
  text: string,
  width: number,
  look: TextLook,
): Promise<Line[]> {
  const lines: Line[] = [];
  const measured: Measured = (characters) => measure(document, characters, look);
  for (const paragraph of text.split('\n')) {
    let line: string[] = [];
    // Each word is measured by itself: measuring the whole line with every word would take quadratic time.
    let filledWidth = 0;
    let letters = 0;
    for (const text of paragraph.split(/\s+/).filter(Boolean)) {
      await pause();
      const word = await charactersOf(text, pause);
      const isTooWide = await isFarTooWide(word, width, measured, pause);
      // A font may shape a word and the blank after it together, so both are measured at once.
      const withBlank = isTooWide ? Infinity : measured([...word, ' ']).width;
      await pause();
      const alone = isTooWide || withBlank <= width - filledWidth ? withBlank : measured(word).width;
      const wordLetters = lettersIn(word) + 1;
      if (filledWidth + alone <= width && letters + wordLetters <= MOST_LETTERS_OF_LINE) {
        if (line.length > 0) line.push(' ');
        line.push(...word);
        filledWidth += withBlank;
        letters += wordLetters;
        continue;
      }
      if (line.length > 0) lines.push(measured(line));
      await pause();
      const pieces = alone <= width ? [word] : await piecesOf(word, width, measured, pause);
      line = pieces.pop() ?? [];
      letters = lettersIn(line) + 1;
      filledWidth = measured([...line, ' ']).width;
      for (const piece of pieces) {
        await pause();
        lines.push(measured(piece));
      }
    }
    lines.push(measured(line));
  }
  return lines;
}

const lettersIn = (characters: readonly string[]) => characters.reduce((sum, { length }) => sum + length, 0);

async function isFarTooWide(
  word: readonly string[],
  width: number,
  measured: Measured,
  pause: Pause,
): Promise<boolean> {
  if (lettersIn(word) <= LONG_WORD) return false;
  let sum = 0;
  let letters = 0;
  for (const character of word) {
    await pause();
    sum += measured([character]).width;
    letters += character.length;
    if (sum > SURELY_TOO_WIDE * width || letters > MOST_LETTERS_OF_LINE) return true;
  }
  return false;
}

/** Cuts a word that is wider than the line. */
async function piecesOf(
  word: readonly string[],
  width: number,
  measured: Measured,
  pause: Pause,
): Promise<string[][]> {
  const pieces: string[][] = [];
  let piece: string[] = [];
  let filledWidth = 0;
  let letters = 0;
  for (const character of word) {
    await pause();
    const advance = measured([character]).width;
    const isFull = filledWidth + advance > width || letters + character.length > MOST_LETTERS_OF_LINE;
    if (piece.length > 0 && isFull) {
      pieces.push(piece);
      piece = [];
      filledWidth = 0;
      letters = 0;
    }
    piece.push(character);
    filledWidth += advance;
    letters += character.length;
  }
  return [...pieces, piece];
}

function measure(document: Document, characters: readonly string[], look: TextLook): Line {
  const runs = runsOf(characters, fontsOf(look.bold ? 700 : 400));
  return { runs, width: runs.reduce((sum, run) => sum + widthOf(document, run, look.size), 0) };
}

/** The widths of runs that a document has measured: single letters come again and again. */
const knownWidths = new WeakMap<Document, Map<string, number>>();

function widthOf(document: Document, { text, font }: Run, size: number): number {
  const known = knownWidths.get(document) ?? new Map<string, number>();
  knownWidths.set(document, known);
  return remember(known, `${font} ${size} ${text}`, () =>
    document.font(font).fontSize(size).widthOfString(text),
  );
}

/** `top` is the line's top edge; all fonts share one baseline. */
export function drawLine(document: Document, line: Line, x: number, top: number, look: TextLook): void {
  const baseline = top + look.size * 1.1;
  let at = x;
  document.fillColor(look.colour);
  for (const { text, font } of line.runs) {
    document.font(font).fontSize(look.size);
    const isReordered = DEVANAGARI.test(text);
    if (isReordered) document.markContent('Span', { actual: text });
    document.text(text, at, baseline, { lineBreak: false, baseline: 'alphabetic' });
    if (isReordered) document.endMarkedContent();
    at += document.widthOfString(text);
  }
}
