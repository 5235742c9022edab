import { clinicMoment, momentInWords } from './clinic-time';
import { offerEnds } from './waiting-list';

const DAY = '2026-03-02';

test.each([
  [8 * 60, '2 March 2026, 8:30 AM'],
  [12 * 60 + 5, '2 March 2026, 12:35 PM'],
  [21 * 60 + 59, '2 March 2026, 10:29 PM'],
  [22 * 60, '3 March 2026, 8:30 AM'],
  [23 * 60 + 59, '3 March 2026, 8:30 AM'],
  [0, '2 March 2026, 8:30 AM'],
  [7 * 60 + 59, '2 March 2026, 8:30 AM'],
])('an offer made %d minutes after midnight ends on %s', (minutes, end) => {
  expect(momentInWords(offerEnds(clinicMoment(DAY, minutes)))).toBe(end);
});
