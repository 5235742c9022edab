import { csvCell, toCsv } from './csv';

test.each(['=1+1', '+91 98', '-2', '@SUM(A1)', '\tx', '\rx', '＝1+1', '＠A1'])(
  '%j is not run as a formula',
  (value) => {
    expect(csvCell(value).replace(/^"/, '')).toBe(`'${value}${/\s/.test(value[0] ?? '') ? '"' : ''}`);
  },
);

test.each([
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['say "ah"', '"say ""ah"""'],
  ['two\nlines', '"two\nlines"'],
  ['=A1,B1', '"\'=A1,B1"'],
  ['a-b', 'a-b'],
  ['', ''],
])('%j is written as %j', (value, written) => {
  expect(csvCell(value)).toBe(written);
});

test('each row ends with CRLF, and the headings are first', () => {
  expect(toCsv(['Name', 'Fee'], [['Asha', '600']])).toBe('Name,Fee\r\nAsha,600\r\n');
});
