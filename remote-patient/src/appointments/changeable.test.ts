import { APPOINTMENT_MESSAGES, APPOINTMENT_STATUSES } from '@nivara/shared/domain/appointment';
import { isAhead, whyUnchangeable } from './changeable';

const until = '2026-03-03T02:15:00.000Z';
const at = (minutes: number) => new Date(Date.parse(until) + minutes * 60_000);

test('can be changed until the last minute', () => {
  const booked = { status: 'booked', changeableUntil: until } as const;
  expect(whyUnchangeable(booked, at(-1))).toBeUndefined();
  expect(whyUnchangeable(booked, at(0))).toBeUndefined();
  expect(whyUnchangeable(booked, at(1))).toBe(APPOINTMENT_MESSAGES.tooLate);
});

test('a request without a timing can be changed at any time', () => {
  expect(whyUnchangeable({ status: 'requested', changeableUntil: null }, at(0))).toBeUndefined();
});

test.each(['completed', 'cancelled', 'missed'] as const)('%s is over', (status) => {
  expect(whyUnchangeable({ status, changeableUntil: null }, at(0))).toBe(APPOINTMENT_MESSAGES.over);
});

test('booked and requested appointments are ahead', () => {
  expect(APPOINTMENT_STATUSES.filter((status) => isAhead({ status }))).toEqual(['requested', 'booked']);
});
