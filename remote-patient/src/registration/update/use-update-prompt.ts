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
 * Opens the update modal where a patient enters the area, once per sign-in, whatever the number of tabs, when the
 * patient record is missing, incomplete or older than six months. It never covers a page that was opened later.
 */
export function useUpdatePrompt(): void {
  const { user, store } = useSession();
  const { openModal } = useModals();
  const { pathname } = useLocation();
  const entrance = useRef<{ store: SessionStore; pathname: string }>(undefined);

  useEffect(() => {
    if (!user || !store) return undefined;
    if (entrance.current?.store !== store) entrance.current = { store, pathname };
    if (entrance.current.pathname !== pathname || isSpared(pathname, user.UserName)) return undefined;
    if (wasPrompted(user.access_token)) return undefined;
    let hasLeft = false;
    const prompt = async () => {
      if (await store.read<boolean>(PROMPTED)) return;
      if (!isPromptDue(await readOwnDetails())) return;
      // Another tab may have shown the prompt meanwhile.
      if (hasLeft || isDialogOpen() || wasPrompted(user.access_token)) return;
      markPrompted(user.access_token);
      openModal('update', {});
      await store.write(PROMPTED, true);
    };
    // The call logs its failure.
    prompt().catch(() => undefined);
    return () => {
      hasLeft = true;
    };
  }, [user, store, pathname, openModal]);
}

/** True for pages that ask for the patient record themselves, and for those on which patients book. */
function isSpared(pathname: string, name: string): boolean {
  const path = pathname.replace(/\/$/, '');
  const sections = [paths.registration(name), paths.bookings(name), paths.appointments(name)];
  return (
    [paths.user, paths.area(name), paths.dashboard(name)].includes(path) ||
    sections.some((section) => path === section || path.startsWith(`${section}/`))
  );
}

const isPromptDue = (patientRecord: PatientRecord | undefined) =>
  patientRecord === undefined || isPatientRecordStale(patientRecord, new Date());

/** The prompt must not replace another dialog or interrupt a form. */
const isDialogOpen = () => document.querySelector('dialog[open]') !== null;
