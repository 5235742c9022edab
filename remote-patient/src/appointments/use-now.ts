import { useEffect, useState } from 'react';

const TICK_MS = 10_000;

/** The time, told often enough that a door opens while one looks at it. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
