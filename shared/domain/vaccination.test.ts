import { VACCINATION_MESSAGES, dueDate, givenOnProblem, vaccinationsOf } from './vaccination';

test('days, months and years are counted from the birth', () => {
  expect(dueDate('2026-01-15', { days: 42 })).toBe('2026-02-26');
  expect(dueDate('2026-01-15', { months: 9 })).toBe('2026-10-15');
  expect(dueDate('2026-01-15', { years: 5 })).toBe('2031-01-15');
  // There is no 31 April, and in most years no 29 February.
  expect(dueDate('2026-07-31', { months: 9 })).toBe('2027-05-01');
  expect(dueDate('2024-02-29', { years: 5 })).toBe('2029-03-01');
});

test('the schedule is sorted by due date, and shows noted dates and the ticks of the checklist', () => {
  const noted = new Map([['bcg', '2026-01-16']]);
  const all = vaccinationsOf('2026-01-15', noted, ['Primary Vaccination Upto 5 yrs']);
  expect(all.map(({ dueOn }) => dueOn)).toEqual(all.map(({ dueOn }) => dueOn).sort());
  expect(all[0]).toEqual({
    id: 'bcg',
    name: 'BCG',
    dueOn: '2026-01-15',
    givenOn: '2026-01-16',
    isTicked: true,
  });
  expect(all.filter(({ isTicked }) => !isTicked).map(({ id }) => id)).toEqual(['td-10', 'td-16']);
});

test('refuses a vaccination date before the birth or after today', () => {
  expect(givenOnProblem('2026-01-14', '2026-01-15', '2026-03-02')).toBe(VACCINATION_MESSAGES.beforeBirth);
  expect(givenOnProblem('2026-03-03', '2026-01-15', '2026-03-02')).toBe(VACCINATION_MESSAGES.future);
  expect(givenOnProblem('2026-03-02', '2026-01-15', '2026-03-02')).toBeUndefined();
  expect(givenOnProblem('2026-01-14', null, '2026-03-02')).toBeUndefined();
});
