import { useSession, useToasts, type Toast } from '@nivara/shared/app-context/app-context';
import { useNavigate } from '@nivara/shared/app-context/router';
import { paths } from '../../paths';

/** After the service has ended the session: away from here, signed out, and told why. */
export function useLeave(): (farewell: Toast) => Promise<void> {
  const { signOut } = useSession();
  const { showToast } = useToasts();
  const navigate = useNavigate();
  return async (farewell) => {
    // Away first: the guard of this area would take the sign-out for a visitor who has to log in.
    navigate(paths.home);
    showToast(farewell);
    // Nothing is left to end at the service; should it be down now, the next call finds that out.
    await signOut().catch(() => undefined);
  };
}
