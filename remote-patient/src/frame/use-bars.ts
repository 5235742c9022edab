import { useMemo, useState, useSyncExternalStore } from 'react';

/** Whether each bar is open on a screen that is wide enough for both. */
export interface Bars {
  menu: boolean;
  services: boolean;
}

export const BARS_KEY = 'nivara-area-bars';
const OPEN: Bars = { menu: true, services: true };

/** Stored unencrypted, since the layout reveals nothing about a person's health. */
export function useBars(): { bars: Bars; toggle: (bar: keyof Bars) => void } {
  // Read during the first render, so that nothing shifts; on the server both are open.
  const kept = useSyncExternalStore(never, readKept, () => null);
  const [chosen, setChosen] = useState<Bars>();
  const bars = useMemo(() => chosen ?? toBars(kept), [chosen, kept]);

  const toggle = (bar: keyof Bars) => {
    const next = { ...bars, [bar]: !bars[bar] };
    setChosen(next);
    try {
      localStorage.setItem(BARS_KEY, JSON.stringify(next));
    } catch {
      // Without storage the choice lasts until the page is closed.
    }
  };
  return { bars, toggle };
}

const never = () => () => undefined;

function readKept(): string | null {
  try {
    return localStorage.getItem(BARS_KEY);
  } catch {
    return null;
  }
}

/** Stored values may be old or edited by hand. */
function toBars(kept: string | null): Bars {
  try {
    const { menu, services } = { ...OPEN, ...(JSON.parse(kept ?? '{}') as Partial<Bars> | null) };
    return { menu: menu !== false, services: services !== false };
  } catch {
    return OPEN;
  }
}
