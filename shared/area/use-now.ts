import { useEffect, useState } from 'react';

const TICK_MS = 10_000;

/** Ticks often enough for the Join link to appear in time. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
