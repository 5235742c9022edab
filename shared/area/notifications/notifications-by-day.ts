import { addDays, clinicDate, dayInWords } from '@nivara/shared/domain/clinic-time';
import type { Notification } from '@nivara/shared/domain/notification';

export interface Day {
  date: string;
  name: string;
  notifications: Notification[];
}

/** Groups the notifications by day, and keeps their order. */
export function byDay(notifications: readonly Notification[], now: Date): Day[] {
  const days = new Map<string, Notification[]>();
  for (const notification of notifications) {
    const date = clinicDate(new Date(notification.createdAt));
    days.set(date, [...(days.get(date) ?? []), notification]);
  }
  const today = clinicDate(now);
  return [...days].map(([date, ofThatDay]) => ({
    date,
    name: nameOf(date, today),
    notifications: ofThatDay,
  }));
}

function nameOf(date: string, today: string): string {
  if (date === today) return 'Today';
  return date === addDays(today, -1) ? 'Yesterday' : dayInWords(date);
}
