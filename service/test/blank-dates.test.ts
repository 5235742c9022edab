import type { Cast } from './cast';
import type { TestApp } from './test-app';
import { startTestWithCast } from './test-with-cast';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

it.each([
  ['desk', '/desk/bills?from=%20'],
  ['desk', '/desk/bills?to=%20'],
  ['desk', '/desk/day?date=%20'],
  ['treatingDoctor', '/doctors/me/day?date=%20'],
  ['treatingDoctor', '/business-report?from=%20&to=%20'],
] as const)('counts a date of blanks as no date: %s, %s', async (role, path) => {
  const blank = await test.call('GET', path, undefined, cast[role].headers);
  const empty = await test.call('GET', path.replaceAll('%20', ''), undefined, cast[role].headers);
  expect(blank.statusCode).toBe(empty.statusCode);
  expect(blank.statusCode).toBeLessThan(500);
});

it('accepts a prescription with a date of blanks, and makes its PDF', async () => {
  const { patient, treatingDoctor } = cast;
  const items = [{ name: 'Syrup', dose: '5 ml', frequency: 'daily', days: 3 }];
  const written = { patient: patient.accountId, kind: 'medicine', info: 'For the cough', items, date: '  ' };
  const { id } = (await test.call('POST', '/prescriptions', written, treatingDoctor.headers)).json<{
    id: string;
  }>();
  const pdf = await test.call('GET', `/prescriptions/${id}/pdf`, undefined, patient.headers);
  expect(pdf.statusCode).toBe(200);
});
