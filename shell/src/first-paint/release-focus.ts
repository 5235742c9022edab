import { isOn } from './switches';

/**
 * A browser that removes the focused element lays the old page out once more, which took 51 and 110 ms in two
 * measurements (decision 26).
 */
export function releaseFocus(): void {
  if (isOn('release-focus') && document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
