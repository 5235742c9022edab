import PDFDocument from 'pdfkit';
import { registerFonts, breakIntoLines } from './line-setting';
import { createPause } from './pause';

const LOOK = { size: 10, colour: '#000000' };

/** The lines of a text, and how many letters were measured for them. */
async function set(text: string) {
  const document = new PDFDocument({ margin: 0 });
  registerFonts(document);
  const measuring = jest.spyOn(document, 'widthOfString');
  const lines = await breakIntoLines({ document, pause: createPause() }, text, 480, LOOK);
  const lengths = measuring.mock.calls.map(([part]) => part.length);
  const measured = lengths.reduce((sum, length) => sum + length, 0);
  const atOnce = Math.max(...lengths);
  return { lines: lines.map(({ runs }) => runs.map((run) => run.text).join('')), measured, atOnce };
}

it.each([
  ['many short words', Array.from({ length: 2000 }, (_, index) => `w${index}`).join(' ')],
  [
    'words longer than a line',
    Array.from({ length: 50 }, (_, index) => `${index}${'word'.repeat(49)}`).join(' '),
  ],
  [
    'words in two scripts',
    Array.from({ length: 50 }, (_, index) => `${'aकbख'.repeat(49)}${index}`).join(' '),
  ],
])('measures the letters of %s fewer than four times each on average', async (_, text) => {
  const { lines, measured } = await set(text);
  expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
  expect(measured).toBeLessThan(4 * text.length);
});

it('fills each line before it begins the next', async () => {
  const { lines } = await set('four '.repeat(100).trim());
  const [first = ''] = lines;
  expect(lines.slice(0, -1).every((line) => line === first)).toBe(true);
  expect((await set(`${first} four`)).lines).toEqual([first, 'four']);
});

it.each([
  ['a word of 20,000 letters', 'क'.repeat(20_000)],
  ['a letter with 20,000 marks', `a${'\u0301'.repeat(20_000)}`],
  ['words of 900 marks', Array.from({ length: 20 }, () => `क${'\u093f'.repeat(900)}`).join(' ')],
])('measures %s in pieces of about one line at most', async (_, text) => {
  const { lines, atOnce } = await set(text);
  expect(lines.join('').replaceAll(' ', '')).toBe(text.normalize('NFC').replaceAll(' ', ''));
  expect(atOnce).toBeLessThanOrEqual(1001);
});
