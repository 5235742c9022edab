import { useState } from 'react';
import { useToasts } from '@nivara/shared/app-context/app-context';

/** Remembers the decision whose dialog is open, and shows the outcome of a decision in a toast. */
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
