import { Suspense, useDeferredValue, useState, type ReactNode } from 'react';
import { useAlive } from './use-hydrated';

interface LaterProps {
  /** As big as what will stand here. */
  placeholder: ReactNode;
  /** What imports its code when it is first shown. */
  children: ReactNode;
}

/** A heavy part of a page, begun when the page is there: the page neither waits for it nor is made twice on its account. */
export function Later(props: LaterProps) {
  const isAlive = useAlive();
  // A finished page has it already.
  const [comesLater] = useState(isAlive);
  return comesLater ? <Coming {...props} /> : <Standing {...props} />;
}

function Coming({ placeholder, children }: LaterProps) {
  const isDue = useDeferredValue(true, false);
  return (
    <div>
      <Suspense fallback={placeholder}>{isDue ? children : placeholder}</Suspense>
    </div>
  );
}

/** What the server has sent, which React leaves alone. */
const AS_SENT = { __html: '' };

/**
 * In a finished page: what the server has sent stands until the code is there. React would take it over by itself, but
 * throws it away as soon as anything changes around it.
 */
function Standing({ placeholder, children }: LaterProps) {
  const isDue = useDeferredValue(true, false);
  if (typeof document === 'undefined') {
    return (
      <div>
        <Suspense fallback={placeholder}>{children}</Suspense>
      </div>
    );
  }
  return isDue ? (
    <div key="alive">{children}</div>
  ) : (
    <div key="sent" suppressHydrationWarning dangerouslySetInnerHTML={AS_SENT} />
  );
}
