import {
  addDays,
  ageOn,
  clinicDate,
  clinicMinutes,
  clinicMoment,
  clockTime,
  clockTime24,
  dateInShort,
  dateInWords,
  dateOfYear,
  dayInShort,
  dayInWords,
  momentInWords,
  timeInWords,
  weekdayOf,
} from './clinic-time';

it.each([
  ['2026-03-02T18:29:59.999Z', '2026-03-02', 23 * 60 + 59],
  ['2026-03-02T18:30:00.000Z', '2026-03-03', 0],
  ['2026-12-31T18:30:00.000Z', '2027-01-01', 0],
])('%s is %s at the clinic, minute %d', (at, date, minutes) => {
  expect([clinicDate(new Date(at)), clinicMinutes(new Date(at))]).toEqual([date, minutes]);
});

it('finds the moment of a day and minute', () => {
  expect(clinicMoment('2026-03-03', 90).toISOString()).toBe('2026-03-02T20:00:00.000Z');
});

it('adds days over months, years and the 29th of February', () => {
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
});

it('knows the weekday, Sunday first', () => {
  expect(['2026-03-01', '2026-03-02', '2026-03-07'].map(weekdayOf)).toEqual([0, 1, 6]);
});

it('formats a day in words', () => {
  expect(dayInWords('2026-03-03')).toBe('Tuesday, 3 March 2026');
});

it.each([
  [0, '12:00 AM'],
  [65, '1:05 AM'],
  [720, '12:00 PM'],
  [1439, '11:59 PM'],
])('minute %d is %s', (minutes, text) => expect(clockTime(minutes)).toBe(text));

it.each([
  ['2000-03-02', '2026-03-01', 25],
  ['2000-03-02', '2026-03-02', 26],
  ['2004-02-29', '2026-02-28', 21],
  ['2004-02-29', '2026-03-01', 22],
  ['2026-03-02', '2026-03-02', 0],
])('for a birth on %s, the age on %s is %d', (dob, date, age) => expect(ageOn(dob, date)).toBe(age));

it('writes a date, and a moment, without the weekday', () => {
  expect(dateInWords('2026-03-02')).toBe('2 March 2026');
  expect(momentInWords(new Date('2026-03-02T18:35:00.000Z'))).toBe('3 March 2026, 12:05 AM');
});

it('writes short dates, and times by the 12-hour and the 24-hour clock', () => {
  const at = new Date('2026-03-02T18:35:00.000Z');
  expect(dateOfYear('2026-03-02', '2026-12-31')).toBe('2 Mar');
  expect(dateOfYear('2026-03-02', '2027-01-01')).toBe('2 Mar 2026');
  expect([dayInShort('2026-03-03'), dateInShort(at)]).toEqual(['Tue 3 Mar', '3 Mar 2026']);
  expect([timeInWords(at), clockTime24(5), clockTime24(1175)]).toEqual(['12:05 AM', '00:05', '19:35']);
});
