import { useCallback } from 'react';
import { useSession, useToasts } from '@nivara/shared/app-context/app-context';
import { useNavigate } from '@nivara/shared/app-context/router';
import type { AccountPages } from '@nivara/shared/contracts/remote-manifest';
import type { Registry } from '@nivara/shared/contracts/registry';
import { paths } from '../app/paths';
import { accountOf } from '../remotes/read-manifest';
import { useRegistry } from '../remotes/registry-provider';
import type { DropdownItem } from './dropdown-items';

/** At most one remote offers account pages. */
export function accountPages(registry: Registry): AccountPages | undefined {
  return Object.values(registry.remotes).map(accountOf).find(Boolean);
}

export const personalPath = (path: string, username: string) =>
  path.replace('{username}', encodeURIComponent(username));

export const LOG_OUT: DropdownItem = { text: 'Log Out' };

export function useAccountMenu(): { items: DropdownItem[]; choose: (item: DropdownItem) => void } {
  const { user, signOut } = useSession();
  const { showToast } = useToasts();
  const { registry } = useRegistry();
  const navigate = useNavigate();
  const links = user ? (accountPages(registry)?.links ?? []) : [];
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
      // Home first: on a guarded page, the guard would call the session expired.
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
