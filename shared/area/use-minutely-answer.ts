import { useEffect } from 'react';
import { type Answered, useChangingAnswer } from '@nivara/shared/app-context/use-answer';

const MINUTE_MS = 60_000;

/** Asks again each minute, for a page that stays open all day. `ask` must be the same function on every render. */
export function useMinutelyAnswer<T>(ask: () => Promise<T>): Answered<T> {
  const answered = useChangingAnswer(ask);
  const { reload } = answered;
  useEffect(() => {
    const timer = setInterval(reload, MINUTE_MS);
    return () => clearInterval(timer);
  }, [reload]);
  return answered;
}
