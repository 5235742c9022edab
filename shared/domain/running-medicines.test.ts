import { runningMedicines } from './running-medicines';

const TODAY = '2026-03-10';
const prescriptionWith = (date: string, ...items: { name?: string; days?: number }[]) => ({
  id: date,
  date,
  doctor: 'Dr. Asha Demo',
  items,
});
const listRunning = (...prescriptions: ReturnType<typeof prescriptionWith>[]) =>
  runningMedicines(prescriptions, TODAY).map(({ name, until }) => [name, until]);

it.each([
  [5, '2026-03-06', ['Paracetamol', '2026-03-10']],
  [4, '2026-03-06', undefined],
  [undefined, '2025-12-10', ['Paracetamol', null]],
  [undefined, '2025-12-09', undefined],
])('a medicine for %j days, prescribed on %s, is listed today as %j', (days, date, expected) => {
  expect(listRunning(prescriptionWith(date, { name: 'Paracetamol', ...(days && { days }) }))[0]).toEqual(
    expected,
  );
});

it('counts only the latest line of a medicine, even if an earlier course would last longer', () => {
  const long = prescriptionWith('2026-03-01', { name: 'Metformin', days: 90 });
  expect(listRunning(prescriptionWith('2026-03-05', { name: ' metformin', days: 2 }), long)).toEqual([]);
  expect(listRunning(long)).toEqual([['Metformin', '2026-05-29']]);
});

it('leaves out lines without a name', () => {
  expect(listRunning(prescriptionWith(TODAY, { days: 5 }, { name: ' ' }))).toEqual([]);
});
