import { fontsOf } from './fonts';
import { remember } from './remember';
import { type Run, charactersOf, runsOf } from './text-runs';

type Document = PDFKit.PDFDocument;

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
/** Devanagari is not drawn in the order of its letters, so the document contains the text as well as the drawing. */
const DEVANAGARI = /\p{Script=Devanagari}/u;

export const lineHeight = ({ size }: TextLook) => size * LINE_SPACING;

export function registerFonts(document: Document): void {
  for (const font of [...fontsOf(400), ...fontsOf(700)]) document.registerFont(font.name, font.data);
}

/** Breaks the text at line breaks and where a line gets too wide: between words, or within a word wider than a line. */
export function breakIntoLines(document: Document, text: string, width: number, look: TextLook): Line[] {
  const lines: Line[] = [];
  const measured = (characters: readonly string[]) => measure(document, characters, look);
  for (const paragraph of text.split('\n')) {
    let line: string[] = [];
    // Each word is measured by itself: measuring the whole line with every word would take quadratic time.
    let filledWidth = 0;
    for (const text of paragraph.split(/\s+/).filter(Boolean)) {
      const word = charactersOf(text);
      // A font may shape a word and the blank after it together, so both are measured at once.
      const withBlank = measured([...word, ' ']).width;
      const fits = filledWidth + withBlank <= width || filledWidth + measured(word).width <= width;
      if (fits) {
        if (line.length > 0) line.push(' ');
        line.push(...word);
        filledWidth += withBlank;
        continue;
      }
      if (line.length > 0) lines.push(measured(line));
      const pieces = withBlank <= width ? [word] : piecesOf(word, width, measured);
      line = pieces.pop() ?? [];
      filledWidth = measured([...line, ' ']).width;
      lines.push(...pieces.map(measured));
    }
    lines.push(measured(line));
  }
  return lines;
}

/** Cuts a word that is wider than the line. */
function piecesOf(
  word: readonly string[],
  width: number,
  measured: (characters: readonly string[]) => Line,
): string[][] {
  if (measured(word).width <= width) return [[...word]];
  const pieces: string[][] = [];
  let piece: string[] = [];
  let filledWidth = 0;
  for (const character of word) {
    const advance = measured([character]).width;
    if (piece.length > 0 && filledWidth + advance > width) {
      pieces.push(piece);
      piece = [];
      filledWidth = 0;
    }
    piece.push(character);
    filledWidth += advance;
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
