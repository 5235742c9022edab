import { useDeferredValue, useEffect, type ReactNode } from 'react';
import type { Access } from '@nivara/shared/contracts/remote-manifest';
import { useModals, useSession } from '@nivara/shared/app-context/app-context';
import { useLocation, useNavigate } from '@nivara/shared/app-context/router';
import { useFewerPauses } from '../first-paint/fewer-pauses';
import { LoadingPanel, UnreachablePanel } from '../remotes/remote-panel';
import { paths } from './paths';
import { usePageComing } from './site-router';

/** The guard passes on the address that it redirected from. */
export interface GuardState {
  attemptedPath?: string;
}

/** Guards a remote before its code is requested. An anonymous visitor is redirected home and asked to sign in. */
export function Guard({ access, children }: { access: Access; children: ReactNode }) {
  const { status, expired } = useSession();
  const { openModal } = useModals();
  const navigate = useNavigate();
  const { isComing: isLeaving } = usePageComing();
  const { pathname, search, hash } = useLocation();
  // Opens when the page behind it is ready, so that one placeholder does not follow another.
  const isOpen = useDeferredValue(status === 'signed-in');
  const guarded = access === 'signed-in';
  const isClosed = guarded && !(status === 'signed-in' && isOpen);
  useFewerPauses(isClosed && status !== 'unreachable');
  const attemptedPath = `${pathname}${search}${hash}`;

  useEffect(() => {
    // A visitor who is leaving already, as after deleting the account, is not redirected again.
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
