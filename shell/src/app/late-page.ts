import { useEffect, useState } from 'react';
import { useUpcomingPage } from './site-router';

/** How long the current page stays visible while the next one loads. */
const LATE_AFTER_MS = 500;

/** True when the next page is so late that a placeholder is due. */
export function useLatePage(): boolean {
  const { isUpcoming, isBack } = useUpcomingPage();
  const [isLate, setIsLate] = useState(false);

  useEffect(() => {
    if (!isUpcoming) return undefined;
    const timer = setTimeout(() => {
      // After Back the browser restores the scroll position itself.
      if (!isBack) window.scrollTo({ top: 0, behavior: 'instant' });
      setIsLate(true);
    }, LATE_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isUpcoming, isBack]);

  return isUpcoming && isLate;
}
