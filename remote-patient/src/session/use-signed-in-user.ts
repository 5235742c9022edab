import { useSession } from '@nivara/shared/app-context/app-context';
import { ROLE, type SessionUser } from '@nivara/shared/contracts/session';

/** The person whose area this is. Undefined for the moment between signing out and leaving the page. */
export function useSignedInUser(): SessionUser | undefined {
  const { user } = useSession();
  return user || undefined;
}

export const isDoctor = ({ M_RoleID }: SessionUser): boolean => M_RoleID === ROLE.doctor;
