import { useMemo, useState, useSyncExternalStore } from 'react';
import { SERVICES_OPEN_FROM } from './bar-width';

/** Each bar’s state on a screen that is wide enough for both: true is open. */
export interface Bars {
  menu: boolean;
  services: boolean;
}

export const BARS_KEY = 'nivara-area-bars';

/** The layout is stored unencrypted, since it reveals nothing about a person's health. */
export function useBars(): { bars: Bars; toggle: (bar: keyof Bars) => void } {
  // The choice is read during the first render, so that nothing shifts.
  const stored = useSyncExternalStore(never, readStored, () => null);
  const hasRoom = useSyncExternalStore(onRoom, readRoom, () => false);
  const [chosen, setChosen] = useState<Bars>();
  const bars = useMemo(
    () => chosen ?? toBars(stored, { menu: true, services: hasRoom }),
    [chosen, stored, hasRoom],
  );

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

function readStored(): string | null {
  try {
    return localStorage.getItem(BARS_KEY);
  } catch {
    return null;
  }
}

/** Stored values may be old or edited by hand. */
function toBars(stored: string | null, defaults: Bars): Bars {
  try {
    const { menu, services } = { ...defaults, ...(JSON.parse(stored ?? '{}') as Partial<Bars> | null) };
    return { menu: menu !== false, services: typeof services === 'boolean' ? services : defaults.services };
  } catch {
    return defaults;
  }
}

const ROOMY = `(min-width: ${SERVICES_OPEN_FROM})`;
const readRoom = () => window.matchMedia(ROOMY).matches;

function onRoom(listen: () => void): () => void {
  const query = window.matchMedia(ROOMY);
  query.addEventListener('change', listen);
  return () => query.removeEventListener('change', listen);
}
