import { useCallback } from 'react';
import { useSession, useToasts } from '@nivara/shared/app-context/app-context';
import { useNavigate } from '@nivara/shared/app-context/router';
import type { AccountPages, RoleName } from '@nivara/shared/contracts/remote-manifest';
import type { Registry } from '@nivara/shared/contracts/registry';
import { roleName } from '@nivara/shared/contracts/session';
import { paths } from '../app/paths';
import { accountOf } from '../remotes/read-manifest';
import { useRegistry } from '../remotes/registry-provider';
import type { DropdownItem } from './dropdown-items';

const allAccountPages = (registry: Registry): AccountPages[] =>
  Object.values(registry.remotes).flatMap((entry) => accountOf(entry) ?? []);

/** At most one remote offers the pages of a role, and at most one offers the pages of all other roles. */
export function accountPages(registry: Registry, role: RoleName | undefined): AccountPages | undefined {
  const all = allAccountPages(registry);
  const own = all.find(({ roles }) => role !== undefined && roles?.includes(role));
  return own ?? all.find(({ roles }) => roles === undefined);
}

/** The page where a guest pays a bill, if a remote offers one. */
export const guestPaymentPage = (registry: Registry): string | undefined =>
  allAccountPages(registry).find(({ payAsGuest }) => payAsGuest !== undefined)?.payAsGuest;

export const personalPath = (path: string, username: string) =>
  path.replace('{username}', encodeURIComponent(username));

export const LOG_OUT: DropdownItem = { text: 'Log Out' };

export function useAccountMenu(): { items: DropdownItem[]; choose: (item: DropdownItem) => void } {
  const { user, signOut } = useSession();
  const { showToast } = useToasts();
  const { registry } = useRegistry();
  const navigate = useNavigate();
  const links = user ? (accountPages(registry, roleName(user))?.links ?? []) : [];
  const items = [
    ...links.map(({ text, to }) => ({ text, to: personalPath(to, user ? user.UserName : '') })),
    LOG_OUT,
  ];

  const choose = useCallback(
    (item: DropdownItem) => {
      if (item.to) {
        navigate(item.to);
        return;
      }
      // The page changes first: on a guarded page, the guard would ask the visitor to log in to see that page.
      navigate(paths.home);
      signOut().catch(() =>
        showToast({
          tone: 'error',
          text: 'We could not log you out. Please check your connection and try again.',
        }),
      );
    },
    [navigate, signOut, showToast],
  );
  return { items, choose };
}
