import { titleOf } from './appointment-texts';

const service = 'Kids care';
beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-03-01T06:00:00Z') }));
afterEach(() => jest.useRealTimers());

test.each([
  ['2026-03-03', '8:25 AM', 'Kids care, Tue 3 Mar, 8:25 AM'],
  ['2025-12-30', '8:25 AM', 'Kids care, Tue 30 Dec 2025, 8:25 AM'],
  ['2026-03-03', null, 'Kids care, Tue 3 Mar, timing to be chosen'],
])('an appointment of %s at %s is titled “%s”', (appointmentDate, appointmentTime, title) => {
  expect(titleOf({ service, appointmentDate, appointmentTime }).replaceAll('\u00a0', ' ')).toBe(title);
});
