import { clinicMoment, momentInWords } from './clinic-time';
import { type ClinicWeek, workingDayAfter } from './working-day';

const long = { from: 8 * 60, to: 20 * 60 };
const short = { from: 9 * 60, to: 12 * 60 };
/** Closed on Sundays, short on Saturdays. */
const WEEK: ClinicWeek = [null, long, long, long, long, long, short];

// 2 March 2026 is a Monday.
it.each([
  ['in the hours', '2026-03-03', 15 * 60, '4 March 2026, 3:00 PM'],
  ['before the hours', '2026-03-03', 6 * 60, '4 March 2026, 8:00 AM'],
  ['after the hours', '2026-03-03', 22 * 60, '5 March 2026, 8:00 AM'],
  ['at the closing', '2026-03-03', 20 * 60, '5 March 2026, 8:00 AM'],
  ['before a short day', '2026-03-06', 15 * 60, '7 March 2026, 12:00 PM'],
  ['before the opening of a short day', '2026-03-06', 8 * 60 + 10, '7 March 2026, 9:00 AM'],
  ['before a day off', '2026-03-07', 10 * 60, '9 March 2026, 10:00 AM'],
  ['after the hours of a Saturday', '2026-03-07', 15 * 60, '10 March 2026, 8:00 AM'],
  ['on a day off', '2026-03-08', 11 * 60, '10 March 2026, 8:00 AM'],
])('an item that arrives %s is due one working day later', (_, date, minutes, due) => {
  expect(momentInWords(workingDayAfter(clinicMoment(date, minutes), WEEK))).toBe(due);
});

it('counts a week for a clinic that opens once a week', () => {
  const week: ClinicWeek = [null, null, long, null, null, null, null];
  expect(momentInWords(workingDayAfter(clinicMoment('2026-03-03', 9 * 60), week))).toBe(
    '10 March 2026, 9:00 AM',
  );
});

it('counts every day as a working day where nobody has hours', () => {
  const closed: ClinicWeek = Array.from({ length: 7 }, () => null);
  expect(momentInWords(workingDayAfter(clinicMoment('2026-03-08', 11 * 60), closed))).toBe(
    '9 March 2026, 11:00 AM',
  );
});
