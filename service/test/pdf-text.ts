import { inflateSync } from 'node:zlib';

/**
 * The text of each page of a pdfkit document: line by line from top to bottom, with a tab between columns. The
 * document's own tables decode the glyphs, so the result is the text that a reader can search and copy.
 */
export function pdfPages(pdf: Buffer): string[] {
  const objects = objectsOf(pdf.toString('latin1'));
  const catalog = find(objects, (object) => object.includes('/Type /Catalog'));
  const tree = get(objects, reference(catalog, 'Pages'));
  return references(tree, 'Kids').map((id) => {
    const page = get(objects, id);
    const resources = get(objects, reference(page, 'Resources'));
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', font = '']) => [
        name,
        fontOf(objects, get(objects, font)),
      ]),
    );
    return linesOf(piecesOf(streamOf(get(objects, reference(page, 'Contents'))), fonts));
  });
}

type Objects = ReadonlyMap<string, string>;

/** A drawn text; `x`, `end` and `y` are points from the left and from the bottom of the page. */
interface Piece {
  text: string;
  x: number;
  y: number;
  end: number;
}

interface Font {
  texts: readonly string[];
  widths: readonly number[];
}

function objectsOf(file: string): Objects {
  const table = file.slice(Number(/startxref\n(\d+)/.exec(file)?.[1]));
  const starts = [...table.matchAll(/(\d{10}) \d{5} n/g)].map(([, start]) => Number(start));
  return new Map(
    starts.map((start) => {
      const id = /\d+/.exec(file.slice(start, start + 12))?.[0] ?? '';
      const head = file.slice(start, file.indexOf('endobj', start));
      const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
      const body = head.indexOf('stream\n');
      return [id, body < 0 ? head : file.slice(start, start + body + 'stream\n'.length + length)];
    }),
  );
}

function get(objects: Objects, id: string): string {
  const object = objects.get(id);
  if (object === undefined) throw new Error(`The PDF has no object ${id}.`);
  return object;
}

const find = (objects: Objects, matches: (object: string) => boolean) =>
  [...objects.values()].find(matches) ?? '';

const references = (object: string, name: string) => {
  const list = new RegExp(`/${name} \\[?((?:\\d+ 0 R\\s*)+)`).exec(object)?.[1] ?? '';
  return [...list.matchAll(/(\d+) 0 R/g)].map(([, id = '']) => id);
};

const reference = (object: string, name: string) => references(object, name)[0] ?? '';

function streamOf(object: string): string {
  const start = object.indexOf('stream\n') + 'stream\n'.length;
  return inflateSync(Buffer.from(object.slice(start), 'latin1')).toString('latin1');
}

function fontOf(objects: Objects, font: string): Font {
  const ranges = streamOf(get(objects, reference(font, 'ToUnicode')));
  const texts: string[] = [];
  for (const [, first = '', list = ''] of ranges.matchAll(/<(\w{4})> <\w{4}> \[(.*)\]/g)) {
    [...list.matchAll(/<([\w ]*)>/g)].forEach(([, codes = ''], index) => {
      texts[Number.parseInt(first, 16) + index] = fromUtf16(Buffer.from(codes.replace(/ /g, ''), 'hex'));
    });
  }
  const described = get(objects, reference(font, 'DescendantFonts'));
  const widths = /\/W \[0 \[([\d. ]*)\]/.exec(described)?.[1] ?? '';
  return { texts, widths: widths.split(' ').map(Number) };
}

const fromUtf16 = (bigEndian: Buffer) => Buffer.from(bigEndian).swap16().toString('utf16le');

const STEPS = new RegExp(
  [
    String.raw`/ActualText \((?<actual>(?:\\[\s\S]|[^\\)])*)\)\s*>> BDC`,
    String.raw`(?<open>BDC|BMC)\b`,
    String.raw`(?<close>EMC)\b`,
    String.raw`(?<x>[\d.-]+) (?<y>[\d.-]+) Tm`,
    String.raw`/(?<font>F\d+) (?<size>[\d.]+) Tf`,
    String.raw`\[(?<shown>[^\]]*)\] TJ`,
  ].join('|'),
  'g',
);

function piecesOf(content: string, fonts: ReadonlyMap<string, Font>): Piece[] {
  const pieces: Piece[] = [];
  /** The open marked-content sequences: the ActualText of each, and the index of its first piece. */
  const open: { actual: string | undefined; firstPiece: number }[] = [];
  let position = { x: 0, y: 0 };
  let font: Font | undefined;
  let size = 0;
  for (const { groups = {} } of content.matchAll(STEPS)) {
    if (groups.actual !== undefined || groups.open) {
      open.push({ actual: groups.actual && unescaped(groups.actual), firstPiece: pieces.length });
    } else if (groups.close) {
      const { actual, firstPiece = 0 } = open.pop() ?? {};
      const [first, ...rest] = actual === undefined ? [] : pieces.splice(firstPiece);
      if (first && actual !== undefined) {
        pieces.push({ ...first, text: actual, end: rest.at(-1)?.end ?? first.end });
      }
    } else if (groups.x) position = { x: Number(groups.x), y: Number(groups.y) };
    else if (groups.font) [font, size] = [fonts.get(groups.font), Number(groups.size)];
    else if (font) {
      const { text, advance } = readShown(groups.shown ?? '', font);
      pieces.push({ ...position, text, end: position.x + (advance * size) / 1000 });
    }
  }
  return pieces;
}

function readShown(list: string, { texts, widths }: Font): { text: string; advance: number } {
  let text = '';
  let advance = 0;
  for (const [part] of list.matchAll(/<\w+>|[\d.-]+/g)) {
    if (!part.startsWith('<')) advance -= Number(part);
    for (const [code] of part.startsWith('<') ? part.matchAll(/\w{4}/g) : []) {
      const glyph = Number.parseInt(code, 16);
      text += texts[glyph] ?? '';
      advance += widths[glyph] ?? 0;
    }
  }
  return { text, advance };
}

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function unescaped(text: string): string {
  const bytes = text.replace(/\\([\s\S])/g, (_, letter: string) => ESCAPES[letter] ?? letter);
  const isUtf16 = bytes.startsWith('\u00fe\u00ff');
  return isUtf16 ? fromUtf16(Buffer.from(bytes.slice(2), 'latin1')) : bytes;
}

const SAME_LINE = 2;
const APART = 3;

function linesOf(pieces: readonly Piece[]): string {
  const lines: { y: number; pieces: Piece[] }[] = [];
  for (const piece of pieces) {
    const line = lines.find(({ y }) => Math.abs(y - piece.y) < SAME_LINE);
    if (line) line.pieces.push(piece);
    else lines.push({ y: piece.y, pieces: [piece] });
  }
  return lines
    .sort((one, other) => other.y - one.y)
    .map((line) => joined(line.pieces.sort((one, other) => one.x - other.x)))
    .join('\n');
}

const joined = (pieces: readonly Piece[]) =>
  pieces
    .map(({ text, x }, index) => {
      const before = pieces[index - 1];
      return (before && x - before.end > APART ? '\t' : '') + text;
    })
    .join('');
