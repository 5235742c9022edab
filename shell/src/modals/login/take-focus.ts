/** Give it as the `ref` of an element that replaces a form, in which the focus was. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
