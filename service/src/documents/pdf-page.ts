import PDFDocument from 'pdfkit';
import { brand } from '@nivara/shared/contracts/brand';
import type { QrCode } from '@nivara/shared/domain/qr-code';
import { type TextLook, lineHeight, registerFonts, breakIntoLines } from './line-setting';
import { drawLetterhead, numberPages } from './letterhead';
import { createPause } from './pause';
import { INK, type Sheet, createSheet, drawCell } from './pdf-sheet';
import { type TableOptions, drawTable } from './pdf-table';

type Fact = readonly [label: string, value: string];

/** Each call puts something below what came before; what does not fit continues on the next page. */
export interface PdfPage {
  /** Called once, before all else. The text is the document's title as well. */
  title: (text: string) => void;
  facts: (facts: readonly Fact[]) => void;
  /** Every row has a text for each heading. */
  table: (headings: readonly string[], rows: readonly (readonly string[])[], options?: TableOptions) => void;
  note: (text: string) => void;
  /** Draws the code, and its caption below. */
  qrCode: (code: QrCode, caption: string) => void;
}

const TITLE: TextLook = { size: 18, bold: true, colour: INK.text };
const LABEL: TextLook = { size: 10, colour: INK.muted };
const VALUE: TextLook = { size: 10, colour: INK.text };
const NOTE: TextLook = { size: 9, colour: INK.muted };
const LABEL_WIDTH = 130;

/**
 * An A4 document with the clinic's letterhead. `at` is the date of its content, so that the same content gives the same
 * bytes. `draw` only says what to draw: drawing pauses for other requests, so it happens afterwards, piece by piece.
 */
export async function renderPdf(draw: (page: PdfPage) => void, at: Date): Promise<Buffer> {
  const pause = createPause();
  await pause();
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    tagged: true,
    lang: 'en-IN',
    displayTitle: true,
    pdfVersion: '1.7',
    info: { CreationDate: at, Creator: brand.name, Producer: brand.name },
  });
  const finished = collect(document);
  registerFonts(document);
  const sheet = createSheet({ document, pause });
  let title = '';
  const pieces: (() => Promise<void>)[] = [() => drawLetterhead(sheet)];
  draw({
    title: (text) => {
      title = text;
      pieces.push(() => drawText(sheet, 'H1', text, TITLE, 10));
    },
    facts: (facts) => pieces.push(() => drawFacts(sheet, facts)),
    table: (headings, rows, options) => pieces.push(() => drawTable(sheet, headings, rows, options)),
    note: (text) => pieces.push(() => drawText(sheet, 'P', text, NOTE, 8)),
    qrCode: (code, caption) => pieces.push(() => drawQrCode(sheet, code, caption)),
  });
  for (const piece of pieces) await piece();
  await numberPages(sheet, title);
  // pdfkit writes the title into XML unescaped.
  document.info.Title = title.replace(/[<>&]/g, ' ');
  await pause();
  document.end();
  return finished;
}

function collect(document: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
  });
}

const QR_SIDE = 150;

async function drawQrCode(sheet: Sheet, { size, path }: QrCode, caption: string): Promise<void> {
  const { document, left } = sheet;
  sheet.need(QR_SIDE + 2 * lineHeight(NOTE));
  const figure = document.struct('Figure', { alt: caption }, () => {
    document.save().translate(left, sheet.top());
    document
      .scale(QR_SIDE / size)
      .path(path)
      .fill(INK.text)
      .restore();
  });
  document.addStructure(figure);
  figure.end();
  sheet.skip(QR_SIDE + 4);
  await drawText(sheet, 'P', caption, NOTE, 8);
}

async function drawText(sheet: Sheet, tag: string, text: string, look: TextLook, gap: number): Promise<void> {
  await sheet.tagged(tag, () => sheet.write(text, look));
  sheet.skip(gap);
}

async function drawFacts(sheet: Sheet, facts: readonly Fact[]): Promise<void> {
  const { left, width } = sheet;
  for (const [label, value] of facts) {
    const labels = await breakIntoLines(sheet, label, LABEL_WIDTH - 12, LABEL);
    const values = await breakIntoLines(sheet, value, width - LABEL_WIDTH, VALUE);
    await sheet.tagged('P', async () => {
      // Line by line, so that even a very long value continues on the next page.
      for (let index = 0; index < Math.max(labels.length, values.length); index += 1) {
        sheet.need(lineHeight(VALUE));
        await drawCell(sheet, labels.slice(index, index + 1), { left, look: LABEL });
        await drawCell(sheet, values.slice(index, index + 1), { left: left + LABEL_WIDTH, look: VALUE });
        sheet.skip(lineHeight(VALUE));
      }
    });
    sheet.skip(3);
  }
  sheet.skip(14);
}
