import { createContext, useContext, useLayoutEffect } from 'react';

/** Told whether the address leads nowhere, where nobody has a patient to choose. */
export const NowhereContext = createContext<(isNowhere: boolean) => void>(() => undefined);

export function useNowhere(): void {
  const tell = useContext(NowhereContext);
  useLayoutEffect(() => {
    tell(true);
    return () => tell(false);
  }, [tell]);
}
