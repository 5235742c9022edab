import PDFDocument from 'pdfkit';
import { registerFonts, breakIntoLines } from './line-setting';

const LOOK = { size: 10, colour: '#000000' };

/** The lines of a text, and how many letters were measured for them. */
function set(text: string) {
  const document = new PDFDocument({ margin: 0 });
  registerFonts(document);
  const measuring = jest.spyOn(document, 'widthOfString');
  const lines = breakIntoLines(document, text, 480, LOOK);
  const measured = measuring.mock.calls.reduce((sum, [part]) => sum + part.length, 0);
  return { lines: lines.map(({ runs }) => runs.map((run) => run.text).join('')), measured };
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
])('measures the letters of %s fewer than four times each on average', (_, text) => {
  const { lines, measured } = set(text);
  expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
  expect(measured).toBeLessThan(4 * text.length);
});

it('fills each line before it begins the next', () => {
  const { lines } = set('four '.repeat(100).trim());
  const [first = ''] = lines;
  expect(lines.slice(0, -1).every((line) => line === first)).toBe(true);
  expect(set(`${first} four`).lines).toEqual([first, 'four']);
});
