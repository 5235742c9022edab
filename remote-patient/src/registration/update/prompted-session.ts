const PROMPTED = 'nivara-update-offered';

/**
 * Remembers the sign-in for which the prompt was shown, by the session's public reference. The reference is in local
 * storage, since session storage is per tab; it identifies nobody, and the next sign-in overwrites it.
 */
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
