import { useCallback, useEffect, useRef, useState } from 'react';

const CLOSE_DELAY_MS = 200;
export const CLOSE_ANIMATION_MS = 150;

export type DropdownPhase = 'closed' | 'open' | 'closing';

/** A dropdown closes after a delay when the pointer leaves it, and at once in all other cases. */
export function useDropdown() {
  const [phase, setPhase] = useState<DropdownPhase>('closed');
  const root = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stopTimer = () => clearTimeout(timer.current);

  const open = useCallback(() => {
    stopTimer();
    setPhase('open');
  }, []);

  const close = useCallback(() => {
    stopTimer();
    setPhase((now) => (now === 'open' ? 'closing' : now));
    timer.current = setTimeout(() => setPhase('closed'), CLOSE_ANIMATION_MS);
  }, []);

  const closeSoon = useCallback(() => {
    stopTimer();
    timer.current = setTimeout(close, CLOSE_DELAY_MS);
  }, [close]);

  useEffect(() => stopTimer, []);

  useEffect(() => {
    if (phase !== 'open') return undefined;
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [phase, close]);

  return { phase, root, open, close, closeSoon };
}
