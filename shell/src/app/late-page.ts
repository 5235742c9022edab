import { useEffect, useState } from 'react';
import { usePageComing } from './site-router';

/** How long a page is waited for with the one before it in its place. */
const HOLD_MS = 500;

/** Whether the next page is so late that the one before it should not stand any longer. */
export function useLatePage(): boolean {
  const { isComing, isBack } = usePageComing();
  const [isLate, setIsLate] = useState(false);

  useEffect(() => {
    if (!isComing) return undefined;
    const timer = setTimeout(() => {
      // Who goes back is taken to where they were, by the browser.
      if (!isBack) window.scrollTo({ top: 0, behavior: 'instant' });
      setIsLate(true);
    }, HOLD_MS);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isComing, isBack]);

  return isComing && isLate;
}
