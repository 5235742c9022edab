import { useDeferredValue, useEffect, type ReactNode } from 'react';
import type { RemoteRoute } from '@nivara/shared/contracts/remote-manifest';
import { useModals, useSession, useToasts } from '@nivara/shared/app-context/app-context';
import { useLocation, useNavigate } from '@nivara/shared/app-context/router';
import { useFewerPauses } from '../first-paint/fewer-pauses';
import { LoadingPanel, UnreachablePanel } from '../remotes/remote-panel';
import { useRegistry } from '../remotes/registry-provider';
import { AREA_MISSING, mayEnter, ownPageFor } from './own-area';
import { paths } from './paths';
import { useUpcomingPage } from './site-router';

/** The guard passes on the address that it redirected from. */
export interface GuardState {
  attemptedPath?: string;
}

/**
 * Guards a remote before its code is requested. Redirects an anonymous visitor home and asks them to sign in, and
 * redirects somebody of another role to their own area.
 */
export function Guard({ route, children }: { route: RemoteRoute; children: ReactNode }) {
  const { status, expired, user } = useSession();
  const { openModal } = useModals();
  const { showToast } = useToasts();
  const { registry } = useRegistry();
  const navigate = useNavigate();
  const { isUpcoming: isLeaving } = useUpcomingPage();
  const { pathname, search, hash } = useLocation();
  // The guard opens when the page behind it is ready, so that one placeholder does not follow another.
  const isOpen = useDeferredValue(status === 'signed-in');
  const isGuarded = route.access === 'signed-in';
  const isElsewhere = isGuarded && status === 'signed-in' && user ? !mayEnter(route, user) : false;
  const isClosed = isGuarded && !(status === 'signed-in' && isOpen && !isElsewhere);
  useFewerPauses(isClosed && status !== 'unreachable');
  const attemptedPath = `${pathname}${search}${hash}`;

  useEffect(() => {
    // A visitor who is leaving already, as after deleting the account, is not redirected again.
    if (!isGuarded || status !== 'anonymous' || isLeaving) return;
    const state: GuardState = { attemptedPath };
    navigate(paths.home, { replace: true, state });
    const reason = expired
      ? 'Your session has ended. Please log in again to go on where you were.'
      : 'Please log in to see that page.';
    openModal('login', { reason, returnTo: attemptedPath });
  }, [isGuarded, status, expired, isLeaving, attemptedPath, navigate, openModal]);

  useEffect(() => {
    if (!isElsewhere || !user) return;
    const own = ownPageFor(registry, route, pathname, user);
    if (own === undefined) showToast({ tone: 'error', text: AREA_MISSING });
    navigate(own === undefined ? paths.home : own + search + hash, { replace: true });
  }, [isElsewhere, user, registry, route, pathname, search, hash, navigate, showToast]);

  if (isGuarded && status === 'unreachable') return <UnreachablePanel />;
  if (isClosed) return <LoadingPanel />;
  return children;
}
