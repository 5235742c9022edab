import { brand } from '@nivara/shared/contracts/brand';
import { type TextLook, lineHeight, breakIntoLines } from './line-setting';
import { INK, type Sheet, drawCell } from './pdf-sheet';

const NAME: TextLook = { size: 22, bold: true, colour: INK.brand };
const ADDRESS: TextLook = { size: 8.5, colour: INK.muted };
const FOOTER: TextLook = { size: 8, colour: INK.muted };

/** The clinic's name on the left, its address on the right. */
export async function drawLetterhead(sheet: Sheet): Promise<void> {
  const { left, width } = sheet;
  const rightEdge = left + width;
  const name = await breakIntoLines(sheet, brand.name, width / 2, NAME);
  const contact = [...brand.headOffice, `${brand.phone.text} · ${brand.email}`].join('\n');
  const address = await breakIntoLines(sheet, contact, width / 2, ADDRESS);
  await sheet.tagged('P', () => drawCell(sheet, name, { left, look: NAME }));
  await sheet.tagged('P', () => drawCell(sheet, address, { left, rightEdge, look: ADDRESS }));
  sheet.skip(Math.max(lineHeight(NAME), address.length * lineHeight(ADDRESS)) + 12);
  await sheet.rule(INK.brand);
  sheet.skip(28);
}

/** The number of pages is known at the end only. */
export async function numberPages(sheet: Sheet, title: string): Promise<void> {
  const { document, left, width } = sheet;
  const { count } = document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    await sheet.pause();
    document.switchToPage(page);
    await sheet.decoration(async () => {
      const name = await breakIntoLines(sheet, `${brand.name} · ${title}`, width * 0.75, FOOTER);
      const number = await breakIntoLines(sheet, `Page ${page + 1} of ${count}`, width / 4, FOOTER);
      const foot = { ...sheet, top: () => sheet.footer };
      await drawCell(foot, name.slice(0, 1), { left, look: FOOTER });
      await drawCell(foot, number, { left, rightEdge: left + width, look: FOOTER });
    });
  }
}
