import { useLayoutEffect } from 'react';
import { unstable_forceFrameRate as setPausesPerSecond } from 'scheduler';
import { isOn } from './switches';

/**
 * React pauses every 5 ms, and at each pause the browser applies the styles added so far to the whole page.
 * Fewer pauses, release-focus and the deferred contact form together saved 0.6 to 0.8 s of 1.7 s in the two
 * steps of the benchmark's walk through the site (decision 26).
 */
const PAUSES_PER_SECOND = 10;
const REACTS_OWN_CHOICE = 0;

let dueRenders = 0;

/** A render that nobody waits for keeps its pauses, which let the browser answer input. */
export function useFewerPauses(isPageDue: boolean): void {
  useLayoutEffect(() => (isPageDue ? pauseLess() : undefined), [isPageDue]);
}

/** Returns a function that lets React pause as usual again. */
export function pauseLess(): () => void {
  if (!isOn('fewer-pauses')) return () => undefined;
  dueRenders += 1;
  setPausesPerSecond?.(PAUSES_PER_SECOND);
  return () => {
    dueRenders -= 1;
    if (dueRenders === 0) setPausesPerSecond?.(REACTS_OWN_CHOICE);
  };
}
