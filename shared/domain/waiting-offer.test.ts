import { clinicMoment, momentInWords } from './clinic-time';
import { offerEnds, offerEndInWords } from './waiting-offer';

const DAY = '2026-03-02';
const NEXT_DAY = '2026-03-03';
const at = (hours: number, minutes = 0, day = DAY) => clinicMoment(day, hours * 60 + minutes);
const IN_A_WEEK = at(9, 15, '2026-03-09');

test.each([
  [at(8), '2 March 2026, 8:30 AM'],
  [at(12, 5), '2 March 2026, 12:35 PM'],
  [at(21, 59), '2 March 2026, 10:29 PM'],
  [at(22), '3 March 2026, 8:30 AM'],
  [at(23, 59), '3 March 2026, 8:30 AM'],
  [at(0), '2 March 2026, 8:30 AM'],
  [at(7, 59), '2 March 2026, 8:30 AM'],
])('an offer made at %s ends on %s', (now, end) => {
  expect(momentInWords(offerEnds(now, IN_A_WEEK) ?? now)).toBe(end);
});

test.each([
  ['noon for a timing ten minutes later ends when it begins', at(12), at(12, 10), at(12, 10)],
  ['10:10 PM for a timing of this night ends after half an hour', at(22, 10), at(23), at(22, 40)],
  ['11 PM for a timing at 8:50 AM ends at 8:30 AM', at(23), at(8, 50, NEXT_DAY), at(8, 30, NEXT_DAY)],
  ['11 PM for a timing at 8:25 AM is not possible', at(23), at(8, 25, NEXT_DAY), undefined],
  ['5 AM for a timing at 8:00 AM is not possible', at(5), at(8), undefined],
  ['noon for a timing that has begun is not possible', at(12), at(12), undefined],
])('an offer made at %s', (_case, now, begins, end) => {
  expect(offerEnds(now, begins)).toEqual(end);
});

test('names the day on which an offer ends only if it is not today', () => {
  expect(offerEndInWords(at(8, 40), at(8, 10))).toBe('8:40 AM');
  expect(offerEndInWords(at(8, 30, NEXT_DAY), at(23))).toBe('Tue 8:30 AM');
});
