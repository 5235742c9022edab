import { fontsOf } from './fonts';
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
/** Drawn in a different order from the written one, so the document contains the text as well as the drawing. */
const DEVANAGARI = /\p{Script=Devanagari}/u;

export const lineHeight = ({ size }: TextLook) => size * LINE_SPACING;

export function registerFonts(document: Document): void {
  for (const font of [...fontsOf(400), ...fontsOf(700)]) document.registerFont(font.name, font.data);
}

/** Breaks at line breaks and where the line gets too wide: between words, or else within one. */
export function setLines(document: Document, text: string, width: number, look: TextLook): Line[] {
  const lines: Line[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(/\s+/).filter(Boolean)) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (measure(document, longer, look).width <= width) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(measure(document, line, look));
      const pieces = piecesOf(document, word, width, look);
      line = pieces.pop() ?? '';
      lines.push(...pieces.map((piece) => measure(document, piece, look)));
    }
    lines.push(measure(document, line, look));
  }
  return lines;
}

/** Cuts a word that is wider than the line. */
function piecesOf(document: Document, word: string, width: number, look: TextLook): string[] {
  if (measure(document, word, look).width <= width) return [word];
  const pieces: string[] = [];
  let piece = '';
  let filled = 0;
  for (const character of charactersOf(word)) {
    const advance = measure(document, character, look).width;
    if (piece !== '' && filled + advance > width) {
      pieces.push(piece);
      piece = '';
      filled = 0;
    }
    piece += character;
    filled += advance;
  }
  return [...pieces, piece];
}

function measure(document: Document, text: string, look: TextLook): Line {
  const runs = runsOf(text, fontsOf(look.bold ? 700 : 400));
  const widths = runs.map((run) => document.font(run.font).fontSize(look.size).widthOfString(run.text));
  return { runs, width: widths.reduce((sum, part) => sum + part, 0) };
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
