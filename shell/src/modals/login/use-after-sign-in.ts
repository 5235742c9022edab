import { useToasts } from '@nivara/shared/app-context/app-context';
import { roleName, type SessionUser } from '@nivara/shared/contracts/session';
import { useLocation, useNavigate } from '@nivara/shared/app-context/router';
import type { GuardState } from '../../app/guard';
import { paths } from '../../app/paths';
import { AREA_MISSING } from '../../app/own-area';
import { accountPages, personalPath } from '../../layout/use-account';
import { useRegistry } from '../../remotes/registry-provider';

export type WayIn = 'signed-in' | 'signed-up';

/** Goes to `returnTo` or the page that the guard redirected from, else to the account's page after signing in or up. */
export function useAfterSignIn(
  close: () => void,
  returnTo: string | undefined,
): (user: SessionUser, way: WayIn) => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { registry } = useRegistry();
  const { showToast } = useToasts();
  return (user, way) => {
    const attempted = returnTo ?? (state as GuardState | null)?.attemptedPath;
    const own = accountPages(registry, roleName(user));
    if (!own && !attempted) showToast({ tone: 'error', text: AREA_MISSING });
    const { afterSignIn = paths.home, afterSignUp = afterSignIn } = own ?? {};
    const page = way === 'signed-up' ? afterSignUp : afterSignIn;
    navigate(attempted && isOwnPath(attempted) ? attempted : personalPath(page, user.UserName));
    close();
  };
}

/** "//elsewhere" would be an address of another site. */
const isOwnPath = (path: string) => path.startsWith('/') && !path.startsWith('//');
