import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSession } from '@nivara/shared/app-context/app-context';
import { createDraftSaver, type InitialDraft, type DraftSaver, type DraftState } from './draft-saver';

/** Saves a draft at the service while the component is mounted. */
export function useDraftSaver(initial: InitialDraft, today: string): [DraftSaver, DraftState] {
  const { store } = useSession();
  const [saver] = useState(() => createDraftSaver(initial, today, () => store?.isOpen?.() ?? true));
  const state = useSyncExternalStore(saver.subscribe, saver.read, saver.read);

  useEffect(() => {
    saver.start();
    return saver.stop;
  }, [saver]);

  return [saver, state];
}
