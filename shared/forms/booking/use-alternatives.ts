import { useEffect, useState } from 'react';
import { sameWish, type Wish } from './booking-values';
import { nearestFree, nextFreeDay, type FreeDay } from './free-timings';
import type { Slots } from './use-slots';

export type Alternatives = { status: 'searching' } | { status: 'none' } | ({ status: 'found' } & FreeDay);

/** What is free near a timing that is lost: the same day, or the next one that has anything. */
export function useAlternatives(lost: Wish | undefined, slots: Slots, today: string): Alternatives {
  const [found, setFound] = useState<{ for: Wish; day: FreeDay | undefined }>();
  const sameDay =
    lost && slots.status === 'ready'
      ? nearestFree(
          slots.slots.filter(({ timing }) => timing !== lost.timing),
          lost.timing,
        )
      : [];
  const { service, date, timing } = lost ?? {};
  const isSearching = slots.status !== 'loading' && sameDay.length === 0;

  useEffect(() => {
    if (!isSearching || !service || !date || !timing) return undefined;
    let left = false;
    const wish = { service, date, timing };
    nextFreeDay(wish, today)
      .catch(() => undefined)
      .then((day) => {
        if (!left) setFound({ for: wish, day });
      });
    return () => {
      left = true;
    };
  }, [isSearching, service, date, timing, today]);

  if (lost && sameDay.length > 0) return { status: 'found', date: lost.date, slots: sameDay };
  if (!lost || !found || !sameWish(found.for, lost)) return { status: 'searching' };
  return found.day ? { status: 'found', ...found.day } : { status: 'none' };
}
