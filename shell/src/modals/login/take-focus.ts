/** As a `ref`: the focus was in the form that this element replaces. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
