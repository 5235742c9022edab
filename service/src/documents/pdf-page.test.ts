import { pdfPages } from '../../test/pdf-text';
import { type PdfPage, renderPdf } from './pdf-page';

const DATE = new Date('2026-03-02T04:30:00.000Z');

const textOf = async (draw: (page: PdfPage) => void) => pdfPages(await renderPdf(draw, DATE));

async function printAndRead(text: string): Promise<string> {
  const [page = ''] = await textOf(({ facts }) => facts([['Name', text]]));
  return /Name\t?(.*)\n/.exec(page)?.[1] ?? '';
}

it('has the clinic’s letterhead, a title and page numbers', async () => {
  const [page] = await textOf(({ title, facts, table, note }) => {
    title('Receipt');
    facts([
      ['Bill', 'NV-2026-000001'],
      ['Patient', 'Asha Rao'],
    ]);
    table(
      ['Description', 'Amount'],
      [
        ['Consultation', '₹800.00'],
        ['Total', '₹800.00'],
      ],
      { widths: [3, 1], right: [1], total: true },
    );
    note('Thank you.');
  });
  expect(page?.split('\n')).toEqual([
    'Nivara Clinic (demo address)',
    '00 Example Road, Shivajinagar',
    'Nivara',
    'Pune 411005, Maharashtra, India',
    '+91 20 0000 0000 · support@example.org',
    'Receipt',
    'Bill\tNV-2026-000001',
    'Patient\tAsha Rao',
    'Description\tAmount',
    'Consultation\t₹800.00',
    'Total\t₹800.00',
    'Thank you.',
    'Nivara · Receipt\tPage 1 of 1',
  ]);
});

it.each([
  'José Ānanda Müller-Łukasz',
  'ज्ञानेश्वर श्रीकृष्ण क्षत्रिय',
  'Asha आशा Rao ₹1,200.00',
  'β-hCG, 5.2 µmol/l',
  'Жанна Nguyễn',
  'Fee … “net” — 5 × 3 ± 0.5',
  '???',
])('writes %s so that it can be searched and copied', async (text) => {
  expect(await printAndRead(text)).toBe(text);
});

it.each([
  ['Asha 🙂 Rao', 'Asha ? Rao'],
  ['தமி Rao', '?? Rao'],
  ['\u0335', '?'],
  ['a\u0000b', 'a?b'],
  ['\ud83d', '?'],
  ['≤ 5 → ≥ 7 ≈ 8', '<= 5 -> >= 7 ~ 8'],
  ['so\u00adft a\u200db \u202eright', 'soft ab right'],
  ['a\tb\u00a0c', 'a b c'],
  ['', ''],
  ['  ', ''],
])('sets %j in characters that the fonts have, as %j', async (text, shown) => {
  expect(await printAndRead(text)).toBe(shown);
});

it('breaks a long text between words, and a word longer than a line inside the word', async () => {
  const words = Array.from({ length: 60 }, (_, index) => `word${index}`);
  const long = 'अआइ'.repeat(60);
  const [page = ''] = await textOf(({ note }) => {
    note(words.join(' '));
    note(long);
    note('one\ntwo');
  });
  const lines = page.split('\n').slice(5, -1);
  expect(lines.length).toBeGreaterThan(7);
  expect(lines.join(' ')).toContain(words.join(' '));
  expect(lines.join('')).toContain(long);
  expect(lines.slice(-2)).toEqual(['one', 'two']);
});

it('continues a table on the next page: every row once, below its headings', async () => {
  const rows = Array.from({ length: 100 }, (_, index) => [`Row ${index}`, `₹${index}.00`]);
  const pages = await textOf(({ title, table }) => {
    title('Long');
    table(['Description', 'Amount'], rows, { right: [1] });
  });
  expect(pages.length).toBeGreaterThan(2);
  for (const [index, page] of pages.entries()) {
    expect(page).toContain(`Nivara · Long\tPage ${index + 1} of ${pages.length}`);
    expect(page).toMatch(/Description\tAmount\nRow \d+/);
  }
  const found = pages.join('\n').match(/^Row \d+\t.*$/gm);
  expect(found).toEqual(rows.map((cells) => cells.join('\t')));
});

it('keeps a row together, unless it is longer than a page', async () => {
  const paragraph = (name: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${name}${index}`).join('\n');
  const pages = await textOf(({ table }) =>
    table(['Text'], [[paragraph('a', 30)], [paragraph('b', 30)], [paragraph('c', 120)]]),
  );
  expect(pages[0]).not.toContain('b0');
  expect(pages[1]).toContain(paragraph('b', 30));
  const parts = pages.flatMap((page) => page.match(/^c\d+$/gm) ?? []);
  expect(parts.join('\n')).toBe(paragraph('c', 120));
  expect(pages.filter((page) => page.includes('\nc') || page.startsWith('Text\nc')).length).toBeGreaterThan(
    2,
  );
});

it('never leaves a table’s headings alone at the foot of a page', async () => {
  for (let lines = 40; lines < 52; lines += 1) {
    const pages = await textOf(({ note, table }) => {
      note(Array.from({ length: lines }, (_, index) => `line ${index}`).join('\n'));
      table(['Heading'], [['cell']]);
    });
    expect(pages.find((page) => page.includes('Heading'))).toMatch(/Heading\ncell/);
  }
});

it('continues a long fact on the next page', async () => {
  const value = Array.from({ length: 100 }, (_, index) => `line ${index}`).join('\n');
  const pages = await textOf(({ facts }) => facts([['Notes', value]]));
  expect(pages).toHaveLength(3);
  expect(pages.join('\n').match(/line \d+$/gm)).toEqual(value.split('\n'));
});

it('makes the same file each time, readable by screen readers', async () => {
  const draw = ({ title, table }: PdfPage) => {
    title('Blood & “sugar” <1>');
    table(['Test'], [['HbA1c']]);
  };
  const pdf = await renderPdf(draw, DATE);
  expect(pdf.equals(await renderPdf(draw, DATE))).toBe(true);
  const file = pdf.toString('latin1');
  for (const part of ['%PDF-1.7', '/Lang (en-IN)', '/Marked true', '/S /H1', '/S /TH', '/S /TD']) {
    expect(file).toContain(part);
  }
  expect(file).toContain('<xmp:CreateDate>2026-03-02T04:30:00Z</xmp:CreateDate>');
  expect(pdf.toString()).toContain('>Blood   “sugar”  1 </rdf:li>');
});
