import { useCallback, useEffect, useState } from 'react';
import { readSlots } from '../../api-client/appointments';
import type { Slot } from '../../domain/slot';

export type Slots =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  /** `at` is the time of the request. The timings of the appointments of `patient` are `busy`. */
  | { status: 'ready'; slots: Slot[]; at: number; patient?: string | undefined };

interface SlotsOf {
  service: number | undefined;
  date: string | undefined;
  doctor?: string | undefined;
  /** A patient of the account. The timings of this patient's own appointments are `busy`. */
  patient?: string | undefined;
}

type Answer = { key: string } & Exclude<Slots, { status: 'idle' | 'loading' }>;

/** Fetches the slots again when the window gets the focus, since other visitors book meanwhile. */
export function useSlots({ service, date, doctor, patient }: SlotsOf): [Slots, () => void] {
  const [answer, setAnswer] = useState<Answer>();
  const [refreshes, setRefreshes] = useState(0);
  const refresh = useCallback(() => setRefreshes((count) => count + 1), []);
  const key = service && date ? keyOf({ service, date, doctor }) : undefined;

  useEffect(() => {
    if (!service || !date) return undefined;
    let isOutdated = false;
    const at = Date.now();
    const requested = keyOf({ service, date, doctor });
    readSlots({ service, date, doctor, patient }).then(
      (slots) => {
        if (!isOutdated) setAnswer({ key: requested, status: 'ready', slots, at, patient });
      },
      (error: unknown) => {
        if (isOutdated) return;
        const message = error instanceof Error ? error.message : String(error);
        // Timings of a moment ago are better than none.
        setAnswer((known) =>
          known?.key === requested && known.status === 'ready'
            ? known
            : { key: requested, status: 'failed', message },
        );
      },
    );
    return () => {
      isOutdated = true;
    };
  }, [service, date, doctor, patient, refreshes]);

  useEffect(() => {
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, [refresh]);

  if (key === undefined) return [{ status: 'idle' }, refresh];
  return [answer?.key === key ? answer : { status: 'loading' }, refresh];
}

/** Leaves the patient out: old timings stay until those of another patient arrive, so that the page does not move. */
const keyOf = ({ service, date, doctor = '' }: SlotsOf) => `${service} ${date} ${doctor}`;
