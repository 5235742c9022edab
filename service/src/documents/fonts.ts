import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unpackWoff } from './woff';

type Weight = 400 | 700;

/** A font family is split by scripts: each file has the characters of its own script only. */
export interface FontFile {
  /** The name by which documents refer to the font. */
  name: string;
  data: Buffer;
  holds: (codePoint: number) => boolean;
}

/** The part of fontkit that is used here. It comes with pdfkit and has no types. */
interface FontReader {
  create: (data: Buffer) => { hasGlyphForCodePoint: (codePoint: number) => boolean };
}

/** Each character is set in the first font that has it. */
const FONT_PATHS = [
  'noto-sans/files/noto-sans-latin',
  'noto-sans/files/noto-sans-latin-ext',
  'noto-sans-devanagari/files/noto-sans-devanagari-devanagari',
  'noto-sans/files/noto-sans-greek',
  'noto-sans/files/noto-sans-cyrillic',
  'noto-sans/files/noto-sans-vietnamese',
];

const here = createRequire(import.meta.url);
const fontsByWeight = new Map<Weight, readonly FontFile[]>();

/** Reads the fonts once per process, when the first document is made. */
export function fontsOf(weight: Weight): readonly FontFile[] {
  const known = fontsByWeight.get(weight);
  if (known) return known;
  const { create } = createRequire(here.resolve('pdfkit'))('fontkit') as FontReader;
  const fonts = FONT_PATHS.map((fontPath) => {
    const data = unpackWoff(readFileSync(here.resolve(`@fontsource/${fontPath}-${weight}-normal.woff`)));
    const font = create(data);
    return {
      name: `${fontPath}-${weight}`,
      data,
      holds: (codePoint: number) => font.hasGlyphForCodePoint(codePoint),
    };
  });
  fontsByWeight.set(weight, fonts);
  return fonts;
}
