import { useEffect, useState } from 'react';
import { useSession } from '@nivara/shared/app-context/app-context';
import { clearDraft, keepDraft, readDraft, type BookingDraft } from './booking-draft';

export type BookingDraftState =
  | { status: 'reading' }
  | {
      status: 'ready';
      /** The draft when the form opened; undefined without one. */
      found: BookingDraft | undefined;
      keep: (draft: BookingDraft) => void;
      clear: () => void;
      /** Brings a cleared draft back, for a form that opens anew. */
      restore: (draft: BookingDraft) => void;
    };

/** The draft is read once and written with each change. */
export function useBookingDraft(): BookingDraftState {
  const { store: own, visitorStore: visitor } = useSession();
  const [known, setKnown] = useState<{ found: BookingDraft | undefined }>();

  useEffect(() => {
    let hasLeft = false;
    const finish = (found: BookingDraft | undefined) => {
      if (!hasLeft) setKnown({ found });
    };
    // The form opens empty when the draft cannot be read.
    readDraft({ own, visitor }).then(finish, () => finish(undefined));
    return () => {
      hasLeft = true;
    };
  }, [own, visitor]);

  if (!known) return { status: 'reading' };
  const stores = { own, visitor };
  return {
    status: 'ready',
    found: known.found,
    keep: (draft) => keepDraft(stores, draft),
    clear: () => {
      setKnown({ found: undefined });
      clearDraft(stores);
    },
    restore: (draft) => {
      setKnown({ found: draft });
      keepDraft(stores, draft);
    },
  };
}
