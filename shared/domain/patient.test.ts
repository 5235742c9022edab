import { INDIAN_STATES, VACCINATIONS, isPatientRecordStale } from './patient';
import { fullNameOf } from './person-name';

it('knows 36 states and union territories, and ends the vaccinations with “Others”', () => {
  expect(new Set(INDIAN_STATES).size).toBe(36);
  expect(VACCINATIONS.at(-1)).toBe('Others');
});

it.each([
  ['complete', '2026-03-01T00:00:00.000Z', false],
  ['draft', '2026-03-01T00:00:00.000Z', true],
  ['complete', '2025-09-02T04:30:00.000Z', false],
  ['complete', '2025-09-01T18:29:00.000Z', true],
  ['complete', '2025-09-01T18:30:00.000Z', false],
] as const)('a %s patient record of %s is stale: %s', (status, updatedAt, stale) => {
  expect(isPatientRecordStale({ status, updatedAt }, new Date('2026-03-02T04:30:00.000Z'))).toBe(stale);
});

it('counts six months back from 31 August to the last day of February', () => {
  const now = new Date('2026-08-31T04:30:00.000Z');
  const status = 'complete';
  expect(isPatientRecordStale({ status, updatedAt: '2026-02-28T04:30:00.000Z' }, now)).toBe(false);
  expect(isPatientRecordStale({ status, updatedAt: '2026-02-27T04:30:00.000Z' }, now)).toBe(true);
});

it.each([
  [{ firstName: ' Asha ', middleName: '', lastName: 'Rao' }, 'Asha Rao'],
  [{ firstName: 'Asha', middleName: ' Devi  Kumari', lastName: ' Rao ' }, 'Asha Devi Kumari Rao'],
  [{ firstName: 'Asha' }, 'Asha'],
  [{}, ''],
])('joins the name parts %j to %j', (parts, name) => {
  expect(fullNameOf(parts)).toBe(name);
});
