import { useEffect, useState } from 'react';
import { isSameTiming, type ChosenTiming } from './chosen-timing';
import { nearestFree, nextFreeDay, type FreeDay } from './free-timings';
import type { Slots } from './use-slots';

export type Alternatives = { status: 'searching' } | { status: 'none' } | ({ status: 'found' } & FreeDay);

/** Free timings of the same day, or of the next day that has any. */
export function useAlternatives(
  lost: ChosenTiming | undefined,
  slots: Slots,
  today: string,
  patient: string | undefined,
): Alternatives {
  const [found, setFound] = useState<{ for: ChosenTiming; day: FreeDay | undefined }>();
  const sameDay =
    lost && slots.status === 'ready'
      ? nearestFree(
          slots.slots.filter(({ timing }) => timing !== lost.timing),
          lost.timing,
        )
      : [];
  const { service, date, timing, doctor } = lost ?? {};
  const isSearching = slots.status !== 'loading' && sameDay.length === 0;

  useEffect(() => {
    if (!isSearching || !service || !date || !timing) return undefined;
    let hasLeft = false;
    const chosen = { service, date, timing, ...(doctor && { doctor }) };
    nextFreeDay(chosen, today, patient)
      .catch(() => undefined)
      .then((day) => {
        if (!hasLeft) setFound({ for: chosen, day });
      });
    return () => {
      hasLeft = true;
    };
  }, [isSearching, service, date, timing, doctor, today, patient]);

  if (lost && sameDay.length > 0) return { status: 'found', date: lost.date, slots: sameDay };
  if (!lost || !found || !isSameTiming(found.for, lost)) return { status: 'searching' };
  return found.day ? { status: 'found', ...found.day } : { status: 'none' };
}
