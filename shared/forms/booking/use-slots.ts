import { useCallback, useEffect, useState } from 'react';
import { readSlots } from '../../api-client/appointments';
import type { Slot } from '../../domain/slot';

export type Slots =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  /** `at` is the time of the request. */
  | { status: 'ready'; slots: Slot[]; at: number };

type Answer = { day: string } & Exclude<Slots, { status: 'idle' | 'loading' }>;

/** Fetched again when the window gets the focus, since other visitors book meanwhile. */
export function useSlots(
  service: number | undefined,
  date: string | undefined,
  doctor?: string,
): [Slots, () => void] {
  const [answer, setAnswer] = useState<Answer>();
  const [times, setTimes] = useState(0);
  const refresh = useCallback(() => setTimes((count) => count + 1), []);
  const day = service && date ? `${service} ${date} ${doctor ?? ''}` : undefined;

  useEffect(() => {
    if (!service || !date) return undefined;
    let left = false;
    const at = Date.now();
    const its = `${service} ${date} ${doctor ?? ''}`;
    readSlots(service, date, doctor).then(
      (slots) => {
        if (!left) setAnswer({ day: its, status: 'ready', slots, at });
      },
      (error: unknown) => {
        if (left) return;
        const message = error instanceof Error ? error.message : String(error);
        // Timings of a moment ago are better than none.
        setAnswer((known) =>
          known?.day === its && known.status === 'ready' ? known : { day: its, status: 'failed', message },
        );
      },
    );
    return () => {
      left = true;
    };
  }, [service, date, doctor, times]);

  useEffect(() => {
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, [refresh]);

  if (day === undefined) return [{ status: 'idle' }, refresh];
  return [answer?.day === day ? answer : { status: 'loading' }, refresh];
}
