import { useEffect, useState } from 'react';
import { listFamily } from '../../api-client/family';
import type { FamilyMember } from '../../domain/family';

export type Family =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; members: FamilyMember[] };

/** A visitor has no family list, so the call is made only if `wanted`. */
export function useFamily(wanted: boolean): Family {
  const [outcome, setOutcome] = useState<{ attempt: number; members: FamilyMember[] | undefined }>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!wanted) return undefined;
    let isUnmounted = false;
    listFamily().then(
      ({ rows }) => {
        if (!isUnmounted) setOutcome({ attempt, members: rows });
      },
      () => {
        if (!isUnmounted) setOutcome({ attempt, members: undefined });
      },
    );
    return () => {
      isUnmounted = true;
    };
  }, [wanted, attempt]);

  if (!wanted) return { status: 'ready', members: [] };
  if (outcome?.attempt !== attempt) return { status: 'loading' };
  if (outcome.members === undefined) return { status: 'failed', retry: () => setAttempt(attempt + 1) };
  return { status: 'ready', members: outcome.members };
}
