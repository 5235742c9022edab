import { addDays, clinicDate, dayInWords } from '@nivara/shared/domain/clinic-time';
import type { Notification } from '@nivara/shared/domain/notification';

export interface Day {
  date: string;
  name: string;
  notices: Notification[];
}

/** In the order they come in, those of one day together. */
export function byDay(notices: readonly Notification[], now: Date): Day[] {
  const days = new Map<string, Notification[]>();
  for (const notice of notices) {
    const date = clinicDate(new Date(notice.createdAt));
    days.set(date, [...(days.get(date) ?? []), notice]);
  }
  const today = clinicDate(now);
  return [...days].map(([date, ofThatDay]) => ({ date, name: nameOf(date, today), notices: ofThatDay }));
}

function nameOf(date: string, today: string): string {
  if (date === today) return 'Today';
  return date === addDays(today, -1) ? 'Yesterday' : dayInWords(date);
}
