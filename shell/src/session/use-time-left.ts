import { useEffect, useState } from 'react';
import { onSessionSignal } from '@nivara/shared/api-client/session-signal';

/** The other tabs of this browser use the same session, and keep it alive too. */
const CHANNEL = 'nivara-session-end';
const TICK_MS = 1000;

/** Whole seconds until the session ends if nobody uses it; undefined while that is not known. */
export function useTimeLeft(active: boolean): number | undefined {
  const [endsAt, setEndsAt] = useState<number>();
  const [now, setNow] = useState(0);

  // Always listening: the answer that says who is signed in is the first to say for how long.
  useEffect(() => {
    const hear = (secondsLeft: number) => {
      setNow(Date.now());
      setEndsAt(Date.now() + secondsLeft * 1000);
    };
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }) => hear(Number(data));
    const silence = onSessionSignal(({ secondsLeft }) => {
      if (secondsLeft === undefined) return;
      hear(secondsLeft);
      channel.postMessage(secondsLeft);
    });
    return () => {
      silence();
      channel.close();
    };
  }, []);

  useEffect(() => {
    if (!active || endsAt === undefined) return undefined;
    // By the clock, not by counting: a laptop that slept has lost its ticks.
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [active, endsAt]);

  return !active || endsAt === undefined ? undefined : Math.max(0, Math.ceil((endsAt - now) / 1000));
}
