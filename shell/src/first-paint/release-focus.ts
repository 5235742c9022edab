import { isOn } from './switches';

/**
 * Earned 51 and 110 ms of a page change (decision 26): a browser that loses the focused element with the page lays that
 * page out once more.
 */
export function releaseFocus(): void {
  if (isOn('release-focus') && document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
