import { useCallback } from 'react';
import { readSlotDays } from '../../api-client/appointments';
import type { Loadable } from '../../app-context/loadable';
import { useAnswer } from '../../app-context/use-answer';
import type { DayWithTimings } from '../../domain/slot';

export const STRIP_DAYS = 14;

interface Strip {
  service: number;
  from: string;
  doctor: string | undefined;
}

/** Counts the free timings of each day of the strip. */
export function useSlotDays({ service, from, doctor }: Strip): Loadable<DayWithTimings[]> {
  const ask = useCallback(
    () => readSlotDays({ service, from, days: STRIP_DAYS, doctor }),
    [service, from, doctor],
  );
  return useAnswer(ask);
}
