import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../api-client/http';
import type { Loadable } from './loadable';

type Outcome<T> = { tries: number; data: T } | { tries: number; message: string; unreachable: boolean };

export interface Answered<T> {
  answer: Loadable<T>;
  /** Calls again, and keeps the current answer until the new one is ready. */
  reload: () => void;
  /** Applies a change that the page has made itself, without another call. */
  change: (change: (data: T) => T) => void;
}

export const RECOVERY_MS = 5_000;
const NOT_LOADED = 'This information could not be loaded.';

/** `ask` must be the same function on every render. */
export const useAnswer = <T>(ask: () => Promise<T>): Loadable<T> => useChangingAnswer(ask).answer;

/** Loads an answer for a page that changes what it shows. */
export function useChangingAnswer<T>(ask: () => Promise<T>): Answered<T> {
  const [tries, setTries] = useState(0);
  const [rounds, setRounds] = useState(0);
  const [outcome, setOutcome] = useState<Outcome<T> & { ask: () => Promise<T> }>();

  useEffect(() => {
    let hasLeft = false;
    ask().then(
      (data) => {
        if (!hasLeft) setOutcome({ ask, tries, data });
      },
      (error: unknown) => {
        if (hasLeft) return;
        const message = error instanceof Error ? error.message : NOT_LOADED;
        const unreachable = error instanceof ApiError && error.unreachable;
        // A known answer stays when a later call fails.
        setOutcome((known) =>
          known && 'data' in known && known.ask === ask && known.tries === tries
            ? known
            : { ask, tries, message, unreachable },
        );
      },
    );
    return () => {
      hasLeft = true;
    };
  }, [ask, tries, rounds]);

  // An outcome of another `ask`, or from before a retry, does not count.
  const current = outcome?.ask === ask && outcome.tries === tries ? outcome : undefined;
  const isDown = current !== undefined && 'message' in current && current.unreachable;
  const reload = useCallback(() => setRounds((count) => count + 1), []);

  useEffect(() => {
    if (!isDown) return undefined;
    const timer = setInterval(reload, RECOVERY_MS);
    return () => clearInterval(timer);
  }, [isDown, reload]);

  const change = useCallback((apply: (data: T) => T) => {
    setOutcome((known) => (known && 'data' in known ? { ...known, data: apply(known.data) } : known));
  }, []);

  return { answer: toState(current, () => setTries((count) => count + 1)), reload, change };
}

function toState<T>(outcome: Outcome<T> | undefined, retry: () => void): Loadable<T> {
  if (outcome === undefined) return { status: 'loading' };
  return 'message' in outcome
    ? { status: 'failed', message: outcome.message, retry }
    : { status: 'ready', data: outcome.data };
}
