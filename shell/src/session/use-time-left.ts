import { useEffect, useState } from 'react';
import { onSessionSignal } from '@nivara/shared/api-client/session-signal';

/** Other tabs of this browser extend the same session. */
const CHANNEL = 'nivara-session-end';
const TICK_MS = 1000;

/** Seconds until an idle session ends; undefined while unknown. */
export function useTimeLeft(isActive: boolean): number | undefined {
  const [endsAt, setEndsAt] = useState<number>();
  const [now, setNow] = useState(0);

  // Listens before anybody is signed in, since the answer to signing in already carries the time.
  useEffect(() => {
    const update = (secondsLeft: number) => {
      setNow(Date.now());
      setEndsAt(Date.now() + secondsLeft * 1000);
    };
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }) => update(Number(data));
    const unsubscribe = onSessionSignal(({ secondsLeft }) => {
      if (secondsLeft === undefined) return;
      update(secondsLeft);
      channel.postMessage(secondsLeft);
    });
    return () => {
      unsubscribe();
      channel.close();
    };
  }, []);

  useEffect(() => {
    if (!isActive || endsAt === undefined) return undefined;
    // Reads the clock at each tick, since a sleeping laptop counts no ticks.
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isActive, endsAt]);

  return !isActive || endsAt === undefined ? undefined : Math.max(0, Math.ceil((endsAt - now) / 1000));
}
