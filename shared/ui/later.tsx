import { Suspense, useDeferredValue, useState, type ReactNode } from 'react';
import { useAlive } from './use-alive';

interface LaterProps {
  /** As big as what will stand here. */
  placeholder: ReactNode;
  /** What imports its code when it is first shown. */
  children: ReactNode;
}

/** A heavy part of a page, begun when the page is there: the page neither waits for it nor is made twice on its account. */
export function Later({ placeholder, children }: LaterProps) {
  const isAlive = useAlive();
  // A finished page has it already.
  const [comesLater] = useState(isAlive);
  const isDue = useDeferredValue(true, comesLater ? false : undefined);
  return <Suspense fallback={placeholder}>{isDue ? children : placeholder}</Suspense>;
}
