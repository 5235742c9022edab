import { useSession } from '@nivara/shared/app-context/app-context';
import { ROLE, type SessionUser } from '@nivara/shared/contracts/session';

/** The account whose area this is. Undefined between signing out and leaving the page. */
export function useSignedInUser(): SessionUser | undefined {
  const { user } = useSession();
  return user || undefined;
}

/** The modals open from pages of the site that everybody sees, whatever their role. */
export const isPatient = ({ M_RoleID }: SessionUser): boolean => M_RoleID === ROLE.patient;
