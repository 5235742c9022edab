import { useLocation } from '@nivara/shared/app-context/router';
import { matchRoute } from '@nivara/shared/contracts/route-match';
import { useRegistry } from '../remotes/registry-provider';

/** True on pages that only certain roles may open; these have a menu of their own. */
export function useIsArea(): boolean {
  const { registry } = useRegistry();
  const { pathname } = useLocation();
  return matchRoute(registry, pathname)?.route.roles !== undefined;
}
