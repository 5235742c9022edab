import { useEffect, useState } from 'react';
import { HOLD_MINUTES } from '../../domain/appointment';
import type { Wish } from './booking-values';
import { createHoldKeeper, type HoldKeeper, type HoldMemory, type Keeping } from './hold-keeper';

const MINUTE_MS = 60_000;
/** A minute before it runs out, so that a slow answer is still in time. */
const RENEW_AFTER_MS = (HOLD_MINUTES - 1) * MINUTE_MS;

/** Has the wished timing kept while this is on screen, and gives it back afterwards. `onLost` stays the same. */
export function useHold(
  wish: Wish | undefined,
  onLost: () => void,
  memory?: HoldMemory,
): [Keeping, HoldKeeper] {
  const [keeping, setKeeping] = useState<Keeping>({ status: 'none' });
  const [keeper] = useState(() =>
    createHoldKeeper((next) => {
      setKeeping(next);
      if (next.status === 'lost') onLost();
    }, memory),
  );
  const { service, date, timing } = wish ?? {};

  useEffect(() => {
    keeper.want(service && date && timing ? { service, date, timing } : undefined);
  }, [keeper, service, date, timing]);

  useEffect(() => () => keeper.want(undefined), [keeper]);

  // A page that is left gives its timing back, unless it remembers the hold and takes it up again.
  const remembers = memory !== undefined;
  useEffect(() => {
    if (remembers) return undefined;
    const leave = () => keeper.want(undefined);
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted && service && date && timing) keeper.want({ service, date, timing });
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
    };
  }, [keeper, remembers, service, date, timing]);

  // Nobody looks at a hidden page: its hold may run out, and is asked for again when somebody comes back.
  const since = keeping.status === 'kept' ? keeping.since : undefined;
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

  return [keeping, keeper];
}
