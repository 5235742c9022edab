import { isOn } from './switches';

/**
 * Releasing the focus saved 51 and 110 ms of a page change (decision 26): a browser lays the old page out again when it
 * removes the focused element.
 */
export function releaseFocus(): void {
  if (isOn('release-focus') && document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
