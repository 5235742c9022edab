import { isOn } from './switches';

/** Shortened the longest task from 240 to 160 ms (decision 36): the browser can answer input before the work. */
export function inOwnTask(work: () => void): void {
  if (isOn('own-task')) setTimeout(work);
  else work();
}
