import { Suspense, useDeferredValue, useState, type ReactNode } from 'react';
import { useHydrated } from './use-hydrated';

interface DeferredProps {
  /** As high as the content, so that nothing shifts. */
  placeholder: ReactNode;
  /** Imports its code on the first render. */
  children: ReactNode;
}

/** A heavy part of a page, rendered after the rest: its import would suspend the whole page and render it twice. */
export function Deferred(props: DeferredProps) {
  const isHydrated = useHydrated();
  // A prerendered page contains the part already.
  const [isNewPage] = useState(isHydrated);
  return isNewPage ? <RenderedLater {...props} /> : <KeptAsPrerendered {...props} />;
}

function RenderedLater({ placeholder, children }: DeferredProps) {
  const isDue = useDeferredValue(true, false);
  return (
    <div>
      <Suspense fallback={placeholder}>{isDue ? children : placeholder}</Suspense>
    </div>
  );
}

/** React ignores the children of an element with `dangerouslySetInnerHTML` while it hydrates. */
const PRERENDERED_MARKUP = { __html: '' };

/**
 * React drops a boundary's prerendered markup when anything around it changes, so the markup stays outside of
 * boundaries until the code has arrived.
 */
function KeptAsPrerendered({ placeholder, children }: DeferredProps) {
  const isDue = useDeferredValue(true, false);
  if (typeof document === 'undefined') {
    return (
      <div>
        <Suspense fallback={placeholder}>{children}</Suspense>
      </div>
    );
  }
  return isDue ? (
    <div key="hydrated">{children}</div>
  ) : (
    <div key="prerendered" suppressHydrationWarning dangerouslySetInnerHTML={PRERENDERED_MARKUP} />
  );
}
