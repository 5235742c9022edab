import type { Notification } from '@nivara/shared/domain/notification';
import { byDay } from './notifications-by-day';

const at = (createdAt: string): Notification => ({
  id: createdAt,
  kind: 'bill',
  title: 'A bill',
  text: '',
  about: null,
  createdAt,
  read: false,
});

test('groups by the clinic’s day and names today and yesterday', () => {
  const notifications = [
    // In Pune this is half past midnight on the 3rd.
    at('2026-03-02T19:00:00.000Z'),
    at('2026-03-02T18:00:00.000Z'),
    at('2026-03-01T19:00:00.000Z'),
    at('2026-02-27T08:00:00.000Z'),
  ];
  const days = byDay(notifications, new Date('2026-03-03T06:00:00.000Z'));
  expect(days.map(({ name, notifications: those }) => [name, those.length])).toEqual([
    ['Today', 1],
    ['Yesterday', 2],
    ['Friday, 27 February 2026', 1],
  ]);
});
