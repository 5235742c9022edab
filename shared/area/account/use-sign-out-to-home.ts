import { useSession, useToasts, type Toast } from '@nivara/shared/app-context/app-context';
import { useNavigate } from '@nivara/shared/app-context/router';

/**
 * Signs out in the page after the service has ended the session: opens the home page and shows a toast with the reason.
 */
export function useSignOutToHome(): (farewell: Toast) => Promise<void> {
  const { signOut } = useSession();
  const { showToast } = useToasts();
  const navigate = useNavigate();
  return async (farewell) => {
    // Leaves before signing out: the guard of this area would otherwise ask for a login.
    navigate('/');
    showToast(farewell);
    // The service has ended the session already, so a failed call changes nothing.
    await signOut().catch(() => undefined);
  };
}
