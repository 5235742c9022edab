import { isBelow } from '@nivara/shared/contracts/route-match';
import type { Registry } from '@nivara/shared/contracts/registry';
import type { RemoteRoute } from '@nivara/shared/contracts/remote-manifest';
import { roleName, type SessionUser } from '@nivara/shared/contracts/session';
import { accountPages, personalPath } from '../layout/use-account';

export const AREA_MISSING =
  'Your own area cannot be reached at the moment. Please try again later, or call the clinic.';

const USER_NAME = /^\/[^/]+/;

export function mayEnter({ roles }: Pick<RemoteRoute, 'roles'>, user: SessionUser): boolean {
  const role = roleName(user);
  return roles === undefined || (role !== undefined && roles.includes(role));
}

/** Maps an address of another role's area to the same page of the account's own area, whose remote may redirect it. */
export function ownPageFor(
  registry: Registry,
  route: RemoteRoute,
  pathname: string,
  user: SessionUser,
): string | undefined {
  const own = accountPages(registry, roleName(user));
  if (!own) return undefined;
  if (own.home === undefined || !isBelow(route, pathname))
    return personalPath(own.afterSignIn, user.UserName);
  const below = pathname.slice(route.path.length);
  return own.home + (route.perUser ? below.replace(USER_NAME, '') : below);
}
