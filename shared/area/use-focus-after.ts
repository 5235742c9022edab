import { useEffect, useRef, type RefObject } from 'react';

/** Focuses its element after each change, because the pressed button disappears with what it changed. */
export function useFocusAfter<Element extends HTMLElement>(changes: number): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  useEffect(() => {
    if (changes > 0) ref.current?.focus();
  }, [changes]);
  return ref;
}
