/** Pass it as the `ref` of the element that replaces a focused form. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
