const PROMPTED = 'nivara-update-offered';

/**
 * Which sign-in of this browser has been offered the update, by the session’s public reference: the session’s own store
 * is of one tab alone, and a tab more is no sign-in more. It says nothing about anybody, and the next sign-in takes its
 * place.
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
    // A browser that keeps nothing asks once for each tab.
  }
};
