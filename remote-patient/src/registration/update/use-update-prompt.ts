import { useEffect, useRef } from 'react';
import { readOwnDetails } from '@nivara/shared/api-client/personal-details';
import { useModals, useSession, type SessionStore } from '@nivara/shared/app-context/app-context';
import { useLocation } from '@nivara/shared/app-context/router';
import { isPatientRecordStale, type PatientRecord } from '@nivara/shared/domain/patient';
import { paths } from '../../paths';
import { markPrompted, wasPrompted } from './prompted-session';

/** A key of the session's store, which the next session after a timeout inherits. */
const PROMPTED = 'update-offered';

/**
 * Opens the update modal once per sign-in, whatever the number of tabs, when the patient record is missing, incomplete
 * or older than six months. A new patient sees the dashboard first.
 */
export function useUpdatePrompt(): void {
  const { user, store } = useSession();
  const { openModal } = useModals();
  const { pathname } = useLocation();
  const promptedStore = useRef<SessionStore>(undefined);

  useEffect(() => {
    if (!user || !store || promptedStore.current === store) return undefined;
    // The registration asks the same questions already.
    if (pathname.startsWith(paths.registration(user.UserName))) return undefined;
    if (wasPrompted(user.access_token)) return undefined;
    let left = false;
    const prompt = async () => {
      const wasOffered = await store.read<boolean>(PROMPTED);
      const record = wasOffered ? undefined : await readOwnDetails();
      const known = wasOffered ?? !isPromptDue(record);
      if (left || (!known && isDialogOpen())) return;
      // A new patient’s dashboard has the first steps, which say the same; the dialog would cover them.
      if (!known && record === undefined && isDashboard(pathname, user.UserName)) return;
      promptedStore.current = store;
      // Another tab may have shown the prompt meanwhile.
      if (known || wasPrompted(user.access_token)) return;
      markPrompted(user.access_token);
      openModal('update', {});
      await store.write(PROMPTED, true);
    };
    // The call logs its failure; the next page tries again.
    prompt().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [user, store, pathname, openModal]);
}

const isDashboard = (pathname: string, name: string) =>
  [paths.user, paths.area(name), paths.dashboard(name)].includes(pathname.replace(/\/$/, ''));

const isPromptDue = (record: PatientRecord | undefined) =>
  record === undefined || isPatientRecordStale(record, new Date());

/** Does not replace another dialog or interrupt a form. */
const isDialogOpen = () => document.querySelector('dialog[open]') !== null;
