import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@nivara/shared/api-client/http';
import { readOwnDetails } from '@nivara/shared/api-client/personal-details';
import { RECOVERY_MS } from '@nivara/shared/app-context/use-answer';

/** False while the service is down; checked at each change of step, and polled only while the service is down. */
export function useReachable(step: string): boolean {
  const [isReachable, setReachable] = useState(true);
  const [rounds, setRounds] = useState(0);
  /** The step that opened first has just loaded the patient record, so it needs no check. Undefined after that step. */
  const initialStep = useRef<string | undefined>(step);

  useEffect(() => {
    if (initialStep.current === step) return undefined;
    initialStep.current = undefined;
    let hasLeft = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    readOwnDetails().then(
      () => {
        if (!hasLeft) setReachable(true);
      },
      (error: unknown) => {
        if (hasLeft || !(error instanceof ApiError) || !error.unreachable) return;
        setReachable(false);
        timer = setTimeout(() => setRounds((count) => count + 1), RECOVERY_MS);
      },
    );
    return () => {
      hasLeft = true;
      clearTimeout(timer);
    };
  }, [step, rounds]);

  return isReachable;
}
