import { pdfPages } from '../../test/pdf-text';
import { type PdfPage, renderPdf } from './pdf-page';

const DATE = new Date('2026-03-02T04:30:00.000Z');
const FIRST_LETTER = 0x904;
const LETTERS = 0x50;

/** Devanagari letters in random order, the slowest text for a font to set; each run has the same ones. */
function letters(count: number, seed = 7): string {
  let next = seed;
  return Array.from({ length: count }, () => {
    next = (next * 1_103_515_245 + 12_345) % 2_147_483_648;
    return String.fromCharCode(FIRST_LETTER + (Math.floor(next / 65_536) % LETTERS));
  }).join('');
}

/** In processor time of this process: other programs of a busy machine may stop it for longer than a pause takes. */
function workUpToNow(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** How long the work takes, and the longest time in which nothing else had a turn. */
async function turnsDuring(work: () => Promise<unknown>) {
  const begin = workUpToNow();
  let last = begin;
  let longest = 0;
  const look = () => {
    const now = workUpToNow();
    longest = Math.max(longest, now - last);
    last = now;
  };
  let others = setImmediate(function turn() {
    look();
    others = setImmediate(turn);
  });
  await work();
  clearImmediate(others);
  look();
  return { whole: last - begin, longest };
}

const table =
  (rows: number) =>
  ({ table }: PdfPage) =>
    table(
      ['Date', 'Payments and corrections'],
      Array.from({ length: rows }, (_, index) => [`Row ${index}`, letters(200, index)]),
    );

// The first document of a process reads the fonts. That must not count as drawing.
beforeAll(() => renderPdf(table(2), DATE));

/** The largest part of the work that one turn may take; without pauses, one turn would take nearly all of it. */
const MOST_AT_ONCE = 1 / 3;

it.each([
  ['a table of many letters', table(20)],
  ['a word of 4,000 letters', ({ facts }: PdfPage) => facts([['In words', letters(4000)]])],
  [
    'a paragraph of 1,000 words',
    ({ note }: PdfPage) => note(letters(6000).replaceAll(/.{6}/g, (word) => `${word} `)),
  ],
])('never draws for more than a third of the time without a turn for others: %s', async (_, draw) => {
  const { whole, longest } = await turnsDuring(() => renderPdf(draw, DATE));
  expect(longest).toBeLessThan(whole * MOST_AT_ONCE);
});

it('leaves turns to others while several documents are drawn at once', async () => {
  const { whole, longest } = await turnsDuring(() =>
    Promise.all(Array.from({ length: 4 }, () => renderPdf(table(8), DATE))),
  );
  expect(longest).toBeLessThan(whole * MOST_AT_ONCE);
});

it('draws two documents at once as it draws each by itself', async () => {
  const one = (page: PdfPage) => {
    page.title('One');
    page.note(letters(600));
  };
  const other = (page: PdfPage) => {
    page.title('Other');
    page.facts([['Name', 'words in Latin letters '.repeat(300)]]);
  };
  const alone = [await renderPdf(one, DATE), await renderPdf(other, DATE)];
  const together = await Promise.all([renderPdf(one, DATE), renderPdf(other, DATE)]);
  expect(together.map((pdf, index) => pdf.equals(alone[index] ?? pdf.subarray(1)))).toEqual([true, true]);
  expect(pdfPages(together[1] ?? Buffer.alloc(0))[0]).toContain('Other');
});

it('fails when a text cannot be drawn, even after a pause', async () => {
  const draw = ({ note }: PdfPage) => {
    note(letters(600));
    note(undefined as unknown as string);
  };
  await expect(renderPdf(draw, DATE)).rejects.toThrow(TypeError);
  await expect(
    renderPdf(() => {
      throw new Error('No such bill');
    }, DATE),
  ).rejects.toThrow('No such bill');
});
