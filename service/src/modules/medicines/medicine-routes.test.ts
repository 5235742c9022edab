import type { MedicineBefore } from '@nivara/shared/domain/medicine';
import type { Cast } from '../../../test/cast';
import { METFORMIN, prescriptionCalls } from '../../../test/prescription-calls';
import type { TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';
import { medicinesBefore } from './medicines-before';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

const { medicine, written } = prescriptionCalls(() => ({ test, cast }));
const find = async (q: string, who = cast.treatingDoctor) =>
  (await test.call('GET', `/medicines?q=${q}`, undefined, who.headers)).json<MedicineBefore[]>();

it('offers the doctor’s earlier lines that begin with the typed name, most used first', async () => {
  const other = { ...METFORMIN, dose: '850 mg' };
  await written({ ...medicine(), items: [METFORMIN] });
  await written({ ...medicine(), items: [other, { name: 'Paracetamol', dose: '650 mg', frequency: 'SOS' }] });
  await written({ ...medicine(), items: [{ ...METFORMIN, name: 'metformin' }] });
  const found = await find('METF');
  expect(found.map(({ dose, times }) => [dose, times])).toEqual([
    ['500 mg', 2],
    ['850 mg', 1],
  ]);
  expect(found[0]).toMatchObject({
    form: '',
    frequency: 'twice a day',
    days: 30,
    food: '',
    instructions: '',
  });
  expect(await find('etf')).toEqual([]);
  expect(await find('metf', cast.otherDoctor)).toEqual([]);
});

it('offers at most eight lines', () => {
  const items = Array.from({ length: 12 }, (_, index) => ({ ...METFORMIN, dose: `${index} mg` }));
  expect(medicinesBefore(items, '')).toHaveLength(8);
});
