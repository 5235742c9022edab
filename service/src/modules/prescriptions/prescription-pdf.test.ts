import type { Cast, Person } from '../../../test/cast';
import { pdfPages } from '../../../test/pdf-text';
import { METFORMIN, prescriptionCalls } from '../../../test/prescription-calls';
import type { TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

const { medicine, residential, written, correct } = prescriptionCalls(() => ({ test, cast }));

const pdfOf = (id: string, by: Person = cast.patient) =>
  test.call('GET', `/prescriptions/${id}/pdf`, undefined, by.headers);

const textOf = async (id: string) => pdfPages((await pdfOf(id)).rawPayload).join('\n');

it('patient and doctor get a prescription as a PDF with each line', async () => {
  const { id } = await written();
  const answer = await pdfOf(id, cast.treatingDoctor);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(answer.headers['content-disposition']).toBe('attachment; filename="prescription-2026-03-02.pdf"');
  const text = await textOf(id);
  for (const line of [
    'Medicine prescription',
    /Patient\s+Demo Patient/,
    /Prescribed by\s+Dr\. Asha Demo/,
    /Medicine\s+Dose\s+How often\s+Days/,
    /Metformin\s+500 mg\s+twice a day\s+30/,
    'Diabetes',
  ]) {
    expect(text).toMatch(line);
  }
  expect(text).not.toContain('Last corrected');
});

it('shows a correction, and says when it was made', async () => {
  const { id } = await written();
  test.passMinutes(10);
  await correct(id, { items: [{ ...METFORMIN, dose: '850 mg' }] });
  const text = await textOf(id);
  expect(text).toMatch(/Metformin\s+850 mg/);
  expect(text).not.toContain('500 mg');
  expect(text).toContain('Last corrected on 2 March 2026.');
});

it('shows the bed of residential care, and the text of a prescription without lines', async () => {
  const stay = await textOf((await written(residential())).id);
  expect(stay).toMatch(/Bed Id\s+B-12/);
  expect(stay).toMatch(/2 March 2026\s+6 March 2026\s+East/);
  const words = await written({ ...medicine(), items: [], prescription: 'Rest for a week.' });
  expect(await textOf(words.id)).toMatch(/Prescription\s+Rest for a week\./);
});
