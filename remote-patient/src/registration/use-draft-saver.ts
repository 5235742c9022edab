import { useEffect, useState, useSyncExternalStore } from 'react';
import { createDraftSaver, type InitialDraft, type DraftSaver, type DraftState } from './draft-saver';

/** Saves a draft at the service while the component is mounted. */
export function useDraftSaver(initial: InitialDraft, today: string): [DraftSaver, DraftState] {
  const [saver] = useState(() => createDraftSaver(initial, today));
  const state = useSyncExternalStore(saver.subscribe, saver.read, saver.read);

  useEffect(() => {
    saver.start();
    return saver.stop;
  }, [saver]);

  return [saver, state];
}
