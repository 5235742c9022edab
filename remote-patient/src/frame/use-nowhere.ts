import { createContext, useContext, useLayoutEffect } from 'react';

/** Called with true while the path or its item is unknown, since there is no patient to choose then. */
export const NowhereContext = createContext<(isNowhere: boolean) => void>(() => undefined);

export function useNowhere(): void {
  const tell = useContext(NowhereContext);
  useLayoutEffect(() => {
    tell(true);
    return () => tell(false);
  }, [tell]);
}
