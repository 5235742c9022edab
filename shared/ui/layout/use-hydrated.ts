import { useSyncExternalStore } from 'react';

/** False on the server and until React has hydrated a prerendered page. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

const subscribeToNothing = () => () => undefined;
