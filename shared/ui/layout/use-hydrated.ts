import { useSyncExternalStore } from 'react';

/** False on the server and until React has taken a prerendered page over. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

const subscribeToNothing = () => () => undefined;
