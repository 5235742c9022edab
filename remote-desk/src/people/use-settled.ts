import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

/** Debounces the value, so that not each letter asks the service. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
