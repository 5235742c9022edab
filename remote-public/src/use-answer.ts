import { useEffect, useState } from 'react';
import type { StaticData } from '@nivara/shared/app-context/use-static-data';

type Outcome<T> = { tries: number; data: T } | { tries: number; message: string };

/** What a call answers, in three states. Give it a function that stays the same between renders. */
export function useAnswer<T>(ask: () => Promise<T>): StaticData<T> {
  const [tries, setTries] = useState(0);
  const [outcome, setOutcome] = useState<Outcome<T>>();

  useEffect(() => {
    let left = false;
    ask().then(
      (data) => {
        if (!left) setOutcome({ tries, data });
      },
      (error: unknown) => {
        if (!left) setOutcome({ tries, message: error instanceof Error ? error.message : NOT_LOADED });
      },
    );
    return () => {
      left = true;
    };
  }, [ask, tries]);

  // The outcome of an earlier try says nothing about this one.
  if (outcome?.tries !== tries) return { status: 'loading' };
  if ('message' in outcome) {
    return { status: 'failed', message: outcome.message, retry: () => setTries((count) => count + 1) };
  }
  return { status: 'ready', data: outcome.data };
}

const NOT_LOADED = 'This information could not be loaded.';
