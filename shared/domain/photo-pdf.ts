/** A page of a PDF: a baseline JPEG in colour that needs no rotation. */
export interface PhotoPage {
  jpeg: Uint8Array;
  width: number;
  height: number;
}

/** A4 in points. */
const A4 = { short: 595.28, long: 841.89 };
const MARGIN = 20;
/** The comment of bytes above 127 makes programs treat the file as binary. */
const HEADER = Uint8Array.from([...toBytes('%PDF-1.4\n%'), 0xe2, 0xe3, 0xcf, 0xd3, 0x0a]);
const OBJECTS_PER_PAGE = 3;
/** The bytes that the PDF adds to the pictures. */
const OVERHEAD_BYTES = 1000;
const OVERHEAD_BYTES_PER_PAGE = 700;

/** The bytes that each picture may have, so that the PDF stays within the limit. */
export const pictureBudget = (limit: number, pages: number): number =>
  Math.floor((limit - OVERHEAD_BYTES) / pages) - OVERHEAD_BYTES_PER_PAGE;

/** Makes a PDF with one A4 page for each photograph, in landscape if the photograph is wider than it is high. */
export function photoPdf(pages: readonly PhotoPage[]): Uint8Array<ArrayBuffer> {
  const kids = pages.map((_, index) => `${objectNumberOfPage(index)} 0 R`).join(' ');
  const objects = [
    [toBytes('<< /Type /Catalog /Pages 2 0 R >>')],
    [toBytes(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`)],
    ...pages.flatMap((page, index) => pageObjects(page, objectNumberOfPage(index))),
  ];
  const parts: Uint8Array[] = [HEADER];
  const offsets: number[] = [];
  let length = HEADER.length;
  const write = (part: Uint8Array) => {
    parts.push(part);
    length += part.length;
  };
  objects.forEach((content, index) => {
    offsets.push(length);
    for (const part of [toBytes(`${index + 1} 0 obj\n`), ...content, toBytes('\nendobj\n')]) write(part);
  });
  write(toBytes(crossReferences(offsets, length)));
  return concatenate(parts, length);
}

/** The catalogue and the list of pages come first. */
const objectNumberOfPage = (index: number) => 3 + index * OBJECTS_PER_PAGE;

function pageObjects({ jpeg, width, height }: PhotoPage, number: number): Uint8Array[][] {
  const isWide = width > height;
  const [paperWidth, paperHeight] = isWide ? [A4.long, A4.short] : [A4.short, A4.long];
  const scale = Math.min((paperWidth - 2 * MARGIN) / width, (paperHeight - 2 * MARGIN) / height);
  const [shownWidth, shownHeight] = [width * scale, height * scale];
  const matrix = [
    shownWidth,
    0,
    0,
    shownHeight,
    (paperWidth - shownWidth) / 2,
    (paperHeight - shownHeight) / 2,
  ];
  const drawing = `q ${matrix.map(round).join(' ')} cm /Photo Do Q`;
  const image = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height}`;
  return [
    [
      toBytes(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${paperWidth} ${paperHeight}] /Contents ${number + 1} 0 R ` +
          `/Resources << /XObject << /Photo ${number + 2} 0 R >> >> >>`,
      ),
    ],
    streamOf('', toBytes(drawing)),
    streamOf(`${image} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`, jpeg),
  ];
}

const streamOf = (entries: string, content: Uint8Array): Uint8Array[] => [
  toBytes(`<< ${entries} /Length ${content.length} >>\nstream\n`),
  content,
  toBytes('\nendstream'),
];

const OFFSET_DIGITS = 10;

function crossReferences(offsets: readonly number[], start: number): string {
  const lines = offsets.map((offset) => `${String(offset).padStart(OFFSET_DIGITS, '0')} 00000 n \n`);
  const size = offsets.length + 1;
  return `xref\n0 ${size}\n0000000000 65535 f \n${lines.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
}

function concatenate(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

const round = (value: number) => Number(value.toFixed(2));

function toBytes(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
