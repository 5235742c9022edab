import { useEffect, useState } from 'react';
import { useSession } from '@nivara/shared/app-context/app-context';
import { clearDraft, keepDraft, readDraft, type BookingDraft } from './booking-draft';

export type KeptDraft =
  | { status: 'reading' }
  | {
      status: 'ready';
      /** What was there when the form came on screen; undefined when nothing was typed. */
      found: BookingDraft | undefined;
      keep: (draft: BookingDraft) => void;
      clear: () => void;
    };

/** The draft of who is here now; it is read once, and written with each change. */
export function useBookingDraft(): KeptDraft {
  const { store: own, visitorStore: visitor } = useSession();
  const [known, setKnown] = useState<{ found: BookingDraft | undefined }>();

  useEffect(() => {
    let left = false;
    const learn = (found: BookingDraft | undefined) => {
      if (!left) setKnown({ found });
    };
    // A draft that cannot be read costs the draft, not the form.
    readDraft({ own, visitor }).then(learn, () => learn(undefined));
    return () => {
      left = true;
    };
  }, [own, visitor]);

  if (!known) return { status: 'reading' };
  const places = { own, visitor };
  return {
    status: 'ready',
    found: known.found,
    keep: (draft) => keepDraft(places, draft),
    clear: () => {
      setKnown({ found: undefined });
      clearDraft(places);
    },
  };
}
