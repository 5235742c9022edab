/**
 * Under this key local storage has the public reference of the session for which the prompt was shown.
 * Session storage is per tab, so each tab would show the prompt again. The reference identifies nobody, and
 * the next prompt overwrites it.
 */
const PROMPTED = 'nivara-update-offered';

export const wasPrompted = (reference: string): boolean => {
  try {
    return localStorage.getItem(PROMPTED) === reference;
  } catch {
    return false;
  }
};

export const markPrompted = (reference: string): void => {
  try {
    localStorage.setItem(PROMPTED, reference);
  } catch {
    // Without storage the prompt is shown once per tab.
  }
};
