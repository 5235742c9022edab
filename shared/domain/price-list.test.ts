import { durationInWords, linesOf } from './price-list';

test.each([
  [5, '5 minutes'],
  [1, '1 minute'],
  [60, '1 hour'],
  [150, '2 hours 30 minutes'],
  [0, '0 minutes'],
])('writes %d minutes as “%s”', (minutes, words) => expect(durationInWords(minutes)).toBe(words));

test('reads one part from each line, and skips blank lines', () => {
  expect(linesOf(' ECG\n\n  Blood tests \r\n')).toEqual(['ECG', 'Blood tests']);
});
