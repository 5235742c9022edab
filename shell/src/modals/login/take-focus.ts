/** Pass it as the `ref` of an element that replaces the form that had the focus. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
