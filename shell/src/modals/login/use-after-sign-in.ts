import type { SessionUser } from '@nivara/shared/contracts/session';
import { useLocation, useNavigate } from '@nivara/shared/app-context/router';
import type { GuardState } from '../../app/guard';
import { paths } from '../../app/paths';
import { accountPages, personalPath } from '../../layout/use-account';
import { useRegistry } from '../../remotes/registry-provider';

/** Where signing in leads: to the page that the guard sent the visitor away from, otherwise to the profile. */
export function useAfterSignIn(close: () => void, returnTo: string | undefined): (user: SessionUser) => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { registry } = useRegistry();
  return (user) => {
    const attempted = returnTo ?? (state as GuardState | null)?.attemptedPath;
    const profile = accountPages(registry)?.afterSignIn ?? paths.home;
    navigate(attempted && isOwnPath(attempted) ? attempted : personalPath(profile, user.UserName));
    close();
  };
}

/** A path of this site; "//elsewhere" would be another one's. */
const isOwnPath = (path: string) => path.startsWith('/') && !path.startsWith('//');
