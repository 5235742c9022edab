import { isOn } from './switches';

/** Lets the browser answer input before the work: the longest task fell from 240 to 160 ms (decision 36). */
export function inOwnTask(work: () => void): void {
  if (isOn('own-task')) setTimeout(work);
  else work();
}
