import { useEffect, useState, useSyncExternalStore } from 'react';
import { createDraftSaver, type InitialDraft, type DraftSaver, type DraftState } from './draft-saver';

/** A draft that is kept at the service for as long as the component is there. */
export function useDraftSaver(initial: InitialDraft, today: string): [DraftSaver, DraftState] {
  const [saver] = useState(() => createDraftSaver(initial, today));
  const state = useSyncExternalStore(saver.subscribe, saver.read, saver.read);

  useEffect(() => {
    saver.start();
    return saver.stop;
  }, [saver]);

  return [saver, state];
}
