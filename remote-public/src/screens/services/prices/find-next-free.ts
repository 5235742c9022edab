import { readSlots } from '@nivara/shared/api-client/appointments';
import { addDays, clinicDate, dayInShort } from '@nivara/shared/domain/clinic-time';
import { nextDayWithTimings } from '@nivara/shared/domain/timings';

/** Busy services are rare, so the first day nearly always answers. */
const DAYS = 14;

/** "Today, 5:20 PM"; undefined when nothing is free in two weeks. */
export async function findNextFree(service: number): Promise<string | undefined> {
  const now = new Date();
  const first = nextDayWithTimings(now);
  for (let day = 0; day < DAYS; day += 1) {
    const date = addDays(first, day);
    const slot = (await readSlots(service, date)).find(({ free }) => free > 0);
    if (slot) return `${dayFrom(clinicDate(now), date)}, ${slot.timing}`;
  }
  return undefined;
}

function dayFrom(today: string, date: string): string {
  if (date === today) return 'Today';
  return date === addDays(today, 1) ? 'Tomorrow' : dayInShort(date);
}
