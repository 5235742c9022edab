import { readSlotDays, readSlots } from '@nivara/shared/api-client/appointments';
import { addDays, clinicDate, dayInShort } from '@nivara/shared/domain/clinic-time';
import { nextDayWithTimings } from '@nivara/shared/domain/timings';

const DAYS = 14;

/** "Today, 5:15 PM"; undefined when nothing is free in two weeks. */
export async function findNextFree(service: number): Promise<string | undefined> {
  const now = new Date();
  const days = await readSlotDays({ service, from: nextDayWithTimings(now), days: DAYS });
  const day = days.find(({ free }) => free > 0);
  if (!day) return undefined;
  const slot = (await readSlots({ service, date: day.date })).find(({ free }) => free > 0);
  return slot && `${dayFrom(clinicDate(now), day.date)}, ${slot.timing}`;
}

function dayFrom(today: string, date: string): string {
  if (date === today) return 'Today';
  return date === addDays(today, 1) ? 'Tomorrow' : dayInShort(date);
}
