import { runningMedicines } from './running-medicines';

const TODAY = '2026-03-10';
const written = (date: string, ...items: { name?: string; days?: number }[]) => ({
  id: date,
  date,
  doctor: 'Dr. Asha Demo',
  items,
});
const names = (...prescriptions: ReturnType<typeof written>[]) =>
  runningMedicines(prescriptions, TODAY).map(({ name, until }) => [name, until]);

it.each([
  [5, '2026-03-06', ['Paracetamol', '2026-03-10']],
  [4, '2026-03-06', undefined],
  [undefined, '2025-12-10', ['Paracetamol', null]],
  [undefined, '2025-12-09', undefined],
])('lists a medicine for %j days from %s today as %j', (days, date, expected) => {
  expect(names(written(date, { name: 'Paracetamol', ...(days && { days }) }))[0]).toEqual(expected);
});

it('takes the latest line of a name, so that a shorter course ends a longer one', () => {
  const long = written('2026-03-01', { name: 'Metformin', days: 90 });
  expect(names(written('2026-03-05', { name: ' metformin', days: 2 }), long)).toEqual([]);
  expect(names(long)).toEqual([['Metformin', '2026-05-29']]);
});

it('leaves out lines without a name', () => {
  expect(names(written(TODAY, { days: 5 }, { name: ' ' }))).toEqual([]);
});
