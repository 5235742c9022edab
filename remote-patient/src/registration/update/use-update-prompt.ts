import { useEffect, useRef } from 'react';
import { readOwnDetails } from '@nivara/shared/api-client/personal-details';
import { useModals, useSession, type SessionStore } from '@nivara/shared/app-context/app-context';
import { useLocation } from '@nivara/shared/app-context/router';
import { isRecordStale, type PatientRecord } from '@nivara/shared/domain/patient';
import { paths } from '../../paths';
import { isDoctor } from '../../session/use-signed-in-user';
import { markPrompted, wasPrompted } from './prompted-session';

/** In the session's store, which the next session of a page that timed out inherits: they go on where they were. */
const PROMPTED = 'update-offered';

/**
 * Opens the update modal by itself: once for each sign-in, whatever the number of tabs, and only for a patient whose
 * record is missing, incomplete or older than six months.
 */
export function useUpdatePrompt(): void {
  const { user, store } = useSession();
  const { openModal } = useModals();
  const { pathname } = useLocation();
  const promptedStore = useRef<SessionStore>(undefined);

  useEffect(() => {
    if (!user || isDoctor(user) || !store || promptedStore.current === store) return undefined;
    // The registration asks the same questions already.
    if (pathname.startsWith(paths.registration(user.UserName))) return undefined;
    if (wasPrompted(user.access_token)) return undefined;
    let left = false;
    const prompt = async () => {
      const known = (await store.read<boolean>(PROMPTED)) ?? !isPromptDue(await readOwnDetails());
      if (left || (!known && isDialogOpen())) return;
      promptedStore.current = store;
      // Another tab may have been quicker meanwhile.
      if (known || wasPrompted(user.access_token)) return;
      markPrompted(user.access_token);
      openModal('update', {});
      await store.write(PROMPTED, true);
    };
    // The call says so in the console; the next page of the area asks again.
    prompt().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [user, store, pathname, openModal]);
}

const isPromptDue = (record: PatientRecord | undefined) =>
  record === undefined || isRecordStale(record, new Date());

/** A login dialog that is closing, a form that somebody is filling in: neither is pushed aside. */
const isDialogOpen = () => document.querySelector('dialog[open]') !== null;
