/** As a `ref`: what replaces the form that somebody has just sent takes the focus which went with it. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
