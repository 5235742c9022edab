import { useLayoutEffect } from 'react';
import { unstable_forceFrameRate as pausePerSecond } from 'scheduler';

/**
 * React pauses while it makes a page, by itself every 5 ms. Each pause lets the browser apply the styles that have come
 * about so far to all that it shows, which on a slow processor takes twenty times as long as what it waits for. So a new
 * page is made with hardly any.
 */
const PAUSES_PER_SECOND = 10;
const AS_MANY_AS_USUAL = 0;

let waiting = 0;

/** While somebody waits for a page, it is made with as few pauses as nobody minds. */
export function useInOneGo(isPageDue: boolean): void {
  useLayoutEffect(() => (isPageDue ? pauseLess() : undefined), [isPageDue]);
}

/** Answers how to end it. */
export function pauseLess(): () => void {
  waiting += 1;
  pausePerSecond(PAUSES_PER_SECOND);
  return () => {
    waiting -= 1;
    if (waiting === 0) pausePerSecond(AS_MANY_AS_USUAL);
  };
}
