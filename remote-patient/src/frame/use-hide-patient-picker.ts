import { createContext, useContext, useLayoutEffect } from 'react';

/** Called with true while the path or its item is unknown, since there is no patient to choose then. */
export const HidePatientPickerContext = createContext<(hidesPatientPicker: boolean) => void>(() => undefined);

export function useHidePatientPicker(): void {
  const setHidden = useContext(HidePatientPickerContext);
  useLayoutEffect(() => {
    setHidden(true);
    return () => setHidden(false);
  }, [setHidden]);
}
