import { useState } from 'react';
import { useToasts } from '@nivara/shared/app-context/app-context';

/** Opens the dialog of a decision, whose outcome a toast then shows. */
export function useDecisionDialog<Kind extends string>(onDecided: () => void) {
  const [open, setOpen] = useState<Kind>();
  const { showToast } = useToasts();
  return {
    open,
    setOpen,
    close: () => {
      setOpen(undefined);
      // A colleague may have decided meanwhile.
      onDecided();
    },
    decided: (text: string) => {
      setOpen(undefined);
      showToast({ tone: 'success', text });
      onDecided();
    },
  };
}
