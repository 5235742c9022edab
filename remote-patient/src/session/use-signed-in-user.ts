import { useSession } from '@nivara/shared/app-context/app-context';
import { ROLE, type SessionUser } from '@nivara/shared/contracts/session';

/** The account whose area this is. Undefined between signing out and leaving the page. */
export function useSignedInUser(): SessionUser | undefined {
  const { user } = useSession();
  return user || undefined;
}

/** Checked by modals, which can be opened from public pages in any role. */
export const isPatient = ({ M_RoleID }: SessionUser): boolean => M_RoleID === ROLE.patient;
