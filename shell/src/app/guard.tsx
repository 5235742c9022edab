import { useDeferredValue, useEffect, type ReactNode } from 'react';
import type { Access } from '@nivara/shared/contracts/remote-manifest';
import { useModals, useSession } from '@nivara/shared/app-context/app-context';
import { useLocation, useNavigate } from '@nivara/shared/app-context/router';
import { LoadingPanel, UnreachablePanel } from '../remotes/remote-panel';
import { useInOneGo } from '../first-paint/fewer-pauses';
import { paths } from './paths';
import { usePageComing } from './site-router';

/** The address that a visitor was sent away from, as the guard passes it along. */
export interface GuardState {
  attemptedPath?: string;
}

/**
 * Stands before a remote's code is asked for. An anonymous visitor is sent home with the attempted path passed
 * along and the login dialog offered; signing in there leads back to it.
 */
export function Guard({ access, children }: { access: Access; children: ReactNode }) {
  const { status, expired } = useSession();
  const { openModal } = useModals();
  const navigate = useNavigate();
  const { isComing: isLeaving } = usePageComing();
  const { pathname, search, hash } = useLocation();
  // Opens when the page behind it is there; what stands here until then needs no placeholder of its own to follow it.
  const isOpen = useDeferredValue(status === 'signed-in');
  const guarded = access === 'signed-in';
  const isClosed = guarded && !(status === 'signed-in' && isOpen);
  useInOneGo(isClosed && status !== 'unreachable');
  const attemptedPath = `${pathname}${search}${hash}`;

  useEffect(() => {
    // Who is leaving already, as after deleting the account, is sent nowhere else.
    if (!guarded || status !== 'anonymous' || isLeaving) return;
    const state: GuardState = { attemptedPath };
    navigate(paths.home, { replace: true, state });
    const reason = expired
      ? 'Your session has ended. Please log in again, and you go on where you were.'
      : 'Please log in to see that page.';
    openModal('login', { reason, returnTo: attemptedPath });
  }, [guarded, status, expired, isLeaving, attemptedPath, navigate, openModal]);

  if (guarded && status === 'unreachable') return <UnreachablePanel />;
  if (isClosed) return <LoadingPanel />;
  return children;
}
