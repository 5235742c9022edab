import { useMemo, useState, useSyncExternalStore } from 'react';

/** Which of the two bars beside the page are open, on a screen that is wide enough for them. */
export interface Bars {
  menu: boolean;
  services: boolean;
}

export const BARS_KEY = 'nivara-area-bars';
const OPEN: Bars = { menu: true, services: true };

/** Kept over pages, reloads and visits: how somebody likes their screen says nothing about their health. */
export function useBars(): { bars: Bars; toggle: (bar: keyof Bars) => void } {
  // From the first paint on, so that nothing moves; where there is no browser both are open.
  const kept = useSyncExternalStore(never, readKept, () => null);
  const [chosen, setChosen] = useState<Bars>();
  const bars = useMemo(() => chosen ?? toBars(kept), [chosen, kept]);

  const toggle = (bar: keyof Bars) => {
    const next = { ...bars, [bar]: !bars[bar] };
    setChosen(next);
    try {
      localStorage.setItem(BARS_KEY, JSON.stringify(next));
    } catch {
      // A browser that keeps nothing: the choice holds for as long as the page is open.
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
