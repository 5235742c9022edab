import { useEffect, useState } from 'react';
import { HOLD_MINUTES } from '../../domain/slot';
import type { ChosenTiming } from './chosen-timing';
import { createHoldKeeper, type HoldKeeper, type HoldMemory, type HoldState } from './hold-keeper';

const MINUTE_MS = 60_000;
/** A hold is renewed a minute before it expires, so that a slow answer is still in time. */
const RENEW_AFTER_MS = (HOLD_MINUTES - 1) * MINUTE_MS;

/** Holds the timing while the component is mounted. `onLost` must be the same function on every render. */
export function useHold(
  chosen: ChosenTiming | undefined,
  onLost: () => void,
  memory?: HoldMemory,
): [HoldState, HoldKeeper] {
  const [state, setState] = useState<HoldState>({ status: 'none' });
  const [keeper] = useState(() =>
    createHoldKeeper((next) => {
      setState(next);
      if (next.status === 'lost') onLost();
    }, memory),
  );
  const { service, date, timing, doctor } = chosen ?? {};

  useEffect(() => {
    keeper.want(service && date && timing ? { service, date, timing, ...(doctor && { doctor }) } : undefined);
  }, [keeper, service, date, timing, doctor]);

  useEffect(() => () => keeper.want(undefined), [keeper]);

  // A page that is left releases its hold, unless `memory` remembers the hold across a reload.
  const remembers = memory !== undefined;
  useEffect(() => {
    if (remembers) return undefined;
    const leave = () => keeper.want(undefined);
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted && service && date && timing)
        keeper.want({ service, date, timing, ...(doctor && { doctor }) });
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
    };
  }, [keeper, remembers, service, date, timing, doctor]);

  // The hold of a hidden page may expire, and is renewed when the page is visible again.
  const since = state.status === 'kept' ? state.since : undefined;
  useEffect(() => {
    if (since === undefined) return undefined;
    const renewWhenDue = () => {
      if (document.visibilityState === 'visible' && Date.now() - since >= RENEW_AFTER_MS) keeper.renew();
    };
    const timer = setTimeout(renewWhenDue, since + RENEW_AFTER_MS - Date.now());
    document.addEventListener('visibilitychange', renewWhenDue);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', renewWhenDue);
    };
  }, [keeper, since]);

  return [state, keeper];
}
