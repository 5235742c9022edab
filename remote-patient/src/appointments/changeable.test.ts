import { APPOINTMENT_MESSAGES, APPOINTMENT_STATUSES } from '@nivara/shared/domain/appointment';
import { isUpcoming } from '@nivara/shared/domain/appointment-status';
import { whyUnchangeable } from './changeable';

const until = '2026-03-03T02:15:00.000Z';
const at = (minutes: number) => new Date(Date.parse(until) + minutes * 60_000);

test('a booked appointment can be changed until the deadline', () => {
  const booked = { status: 'booked', changeableUntil: until } as const;
  expect(whyUnchangeable(booked, at(-1))).toBeUndefined();
  expect(whyUnchangeable(booked, at(0))).toBeUndefined();
  expect(whyUnchangeable(booked, at(1))).toBe(APPOINTMENT_MESSAGES.tooLate);
});

test('a request without a timing can be changed at any time', () => {
  expect(whyUnchangeable({ status: 'requested', changeableUntil: null }, at(0))).toBeUndefined();
});

test.each(['completed', 'cancelled', 'missed'] as const)('a %s appointment cannot be changed', (status) => {
  expect(whyUnchangeable({ status, changeableUntil: null }, at(0))).toBe(APPOINTMENT_MESSAGES.over);
});

test('booked and requested appointments are upcoming', () => {
  expect(APPOINTMENT_STATUSES.filter((status) => isUpcoming({ status }))).toEqual(['requested', 'booked']);
});
