import { INDIAN_STATES, VACCINATIONS, isPatientRecordStale } from './patient';
import { fullNameOf } from './person-name';
import { toE164Abroad, toE164In } from './phone-number';

it('knows the 28 states and 8 union territories, each once', () => {
  expect(new Set(INDIAN_STATES).size).toBe(36);
  expect(VACCINATIONS.at(-1)).toBe('Others');
});

it.each([
  ['complete', '2026-03-01T00:00:00.000Z', false],
  ['draft', '2026-03-01T00:00:00.000Z', true],
  ['complete', '2025-09-02T04:30:00.000Z', false],
  ['complete', '2025-09-01T18:29:00.000Z', true],
  ['complete', '2025-09-01T18:30:00.000Z', false],
] as const)('a %s record of %s is stale: %s', (status, updatedAt, stale) => {
  expect(isPatientRecordStale({ status, updatedAt }, new Date('2026-03-02T04:30:00.000Z'))).toBe(stale);
});

it('uses the last day of a shorter month six months back', () => {
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
])('joins %j to %j', (parts, name) => {
  expect(fullNameOf(parts)).toBe(name);
});

it.each([
  ['+44 20 7946 0000', '+442079460000'],
  ['0044.20.7946.0000', '+442079460000'],
  ['+1 (212) 555-0100', '+12125550100'],
  ['+91 98765 43210', '+919876543210'],
  ['+91 12345 67890', undefined],
  ['9876543210', undefined],
  ['+0 20 7946 0000', undefined],
  ['+44 123', undefined],
  [`+${'1'.repeat(16)}`, undefined],
  ['', undefined],
])('reads %j from abroad as %s', (phone, kept) => {
  expect(toE164Abroad(phone)).toBe(kept);
});

it('follows the rule of a known country', () => {
  expect(toE164In('India', '9876543210')).toBe('+919876543210');
  expect(toE164In('India', '+442079460000')).toBeUndefined();
  expect(toE164In('UK', '9876543210')).toBeUndefined();
  expect(toE164In(undefined, '9876543210')).toBe('+919876543210');
  expect(toE164In(undefined, '+442079460000')).toBe('+442079460000');
});
