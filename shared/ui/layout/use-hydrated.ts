import { useSyncExternalStore } from 'react';

/** False on the server and for as long as a finished page is a picture only; true from the moment that it reacts. */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

const never = () => () => undefined;
