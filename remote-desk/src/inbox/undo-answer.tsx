import { useEffect, useState } from 'react';
import type { InboxEntry } from '@nivara/shared/domain/inbox';
import { Button } from '@nivara/shared/ui/form/button';
import { Cluster } from '@nivara/shared/ui/layout/layout';

const SECOND_MS = 1000;

/** Counts down the time that the service gives, since the browser's clock may be wrong. */
function useSecondsLeft({ id, leavesInMs }: InboxEntry): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const end = Date.now() + (leavesInMs ?? 0);
    const count = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / SECOND_MS)));
    count();
    if (leavesInMs === null) return undefined;
    const timer = setInterval(() => {
      count();
      if (Date.now() >= end) clearInterval(timer);
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [id, leavesInMs]);
  return left;
}

interface UndoAnswerProps {
  entry: InboxEntry;
  onUndo: () => void;
}

/** Offers to undo an answer until its mail leaves. */
export function UndoAnswer({ entry, onUndo }: UndoAnswerProps) {
  const left = useSecondsLeft(entry);
  if (left === 0) return null;
  return (
    <Cluster $gap={3}>
      <small>The mail will be sent in {left} s.</small>
      <Button
        variant="secondary"
        size="small"
        aria-label={`Undo: do not send “${entry.text}”`}
        onClick={onUndo}
      >
        Undo
      </Button>
    </Cluster>
  );
}
