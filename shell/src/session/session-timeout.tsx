import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { useSession, useToasts } from '@nivara/shared/app-context/app-context';
import { useLocation } from '@nivara/shared/app-context/router';
import { matchRoute } from '@nivara/shared/contracts/route-match';
import { useRegistry } from '../remotes/registry-provider';
import { useTimeLeft } from './use-time-left';

const WARN_SECONDS = 120;

const TimeoutWarning = lazy(() =>
  import('./timeout-warning').then((module) => ({ default: module.TimeoutWarning })),
);

/** Warns two minutes before an idle session ends, and ends it in this tab. */
export function SessionTimeout() {
  const { status, expired, expire } = useSession();
  const left = useTimeLeft(status === 'signed-in');
  const { showToast } = useToasts();
  const { registry } = useRegistry();
  const { pathname } = useLocation();
  const isGuarded = matchRoute(registry, pathname)?.route.access === 'signed-in';
  const isOver = left === 0;

  useEffect(() => {
    if (isOver) expire();
  }, [isOver, expire]);

  // On a guarded page, the guard explains why it asks to sign in again.
  const showExpired = useEffectEvent(() => {
    if (!isGuarded) showToast({ tone: 'info', text: 'You were logged out, because your session has ended.' });
  });
  useEffect(() => {
    if (expired) showExpired();
  }, [expired]);

  if (left === undefined || left === 0 || left > WARN_SECONDS) return null;
  return (
    <Suspense>
      <TimeoutWarning secondsLeft={left} />
    </Suspense>
  );
}
