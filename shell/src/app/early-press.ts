let pressed: HTMLElement | undefined;
let hasBegunHydrating = false;

/** Remembers the last button of a prerendered page that was pressed before React could answer. */
export function rememberEarlyPress(root: HTMLElement): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      pressed = button && root.contains(button) ? button : undefined;
    },
    { capture: true },
  );
  // React stops a press within a part that it has not hydrated; a press that reaches this listener was answered.
  document.addEventListener('click', () => {
    if (hasBegunHydrating) pressed = undefined;
  });
}

/** Call it for each part that React has hydrated. A button of a part that is not hydrated yet stays remembered. */
export function repeatEarlyPress(): void {
  hasBegunHydrating = true;
  // Waits until React has ended its work, which the press itself may have started.
  setTimeout(() => pressed?.click());
}
