import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@nivara/shared/api-client/http';
import { readOwnDetails } from '@nivara/shared/api-client/personal-details';
import { RECOVERY_MS } from '@nivara/shared/app-context/use-answer';

/** False while the service is down; checked at each change of step, then polled. */
export function useReachable(step: string): boolean {
  const [reachable, setReachable] = useState(true);
  const [rounds, setRounds] = useState(0);
  /** Not checked at the first step, which has just loaded the patient record. */
  const initialStep = useRef<string | undefined>(step);

  useEffect(() => {
    if (initialStep.current === step) return undefined;
    initialStep.current = undefined;
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    readOwnDetails().then(
      () => {
        if (!left) setReachable(true);
      },
      (error: unknown) => {
        if (left || !(error instanceof ApiError) || !error.unreachable) return;
        setReachable(false);
        timer = setTimeout(() => setRounds((count) => count + 1), RECOVERY_MS);
      },
    );
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [step, rounds]);

  return reachable;
}
