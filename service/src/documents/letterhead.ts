import { brand } from '@nivara/shared/contracts/brand';
import { type TextLook, lineHeight, breakIntoLines } from './line-setting';
import { INK, type Sheet, drawCell } from './pdf-sheet';

const NAME: TextLook = { size: 22, bold: true, colour: INK.brand };
const ADDRESS: TextLook = { size: 8.5, colour: INK.muted };
const FOOTER: TextLook = { size: 8, colour: INK.muted };

/** The clinic's name on the left, its address on the right. */
export function drawLetterhead(sheet: Sheet): void {
  const { document, left, width } = sheet;
  const rightEdge = left + width;
  const name = breakIntoLines(document, brand.name, width / 2, NAME);
  const address = [...brand.headOffice, `${brand.phone.text} · ${brand.email}`].flatMap((text) =>
    breakIntoLines(document, text, width / 2, ADDRESS),
  );
  sheet.tagged('P', () => drawCell(sheet, name, { left, look: NAME }));
  sheet.tagged('P', () => drawCell(sheet, address, { left, rightEdge, look: ADDRESS }));
  sheet.skip(Math.max(lineHeight(NAME), address.length * lineHeight(ADDRESS)) + 12);
  sheet.rule(INK.brand);
  sheet.skip(28);
}

/** The number of pages is known at the end only. */
export function numberPages(sheet: Sheet, title: string): void {
  const { document, left, width } = sheet;
  const { count } = document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page);
    sheet.decoration(() => {
      const name = breakIntoLines(document, `${brand.name} · ${title}`, width * 0.75, FOOTER).slice(0, 1);
      const number = breakIntoLines(document, `Page ${page + 1} of ${count}`, width / 4, FOOTER);
      const foot = { ...sheet, top: () => sheet.footer };
      drawCell(foot, name, { left, look: FOOTER });
      drawCell(foot, number, { left, rightEdge: left + width, look: FOOTER });
    });
  }
}
