import { momentInWords } from '@nivara/shared/domain/clinic-time';
import type { InboxItem } from '@nivara/shared/domain/inbox';
import { Badge } from '@nivara/shared/ui/feedback/badge';

type Due = Pick<InboxItem, 'late' | 'dueAt' | 'doneAt'>;

export function dueInWords({ late, dueAt, doneAt }: Due): string {
  if (doneAt !== null) return `Done ${momentInWords(new Date(doneAt))}`;
  return late ? 'Older than a working day' : `Due ${momentInWords(new Date(dueAt))}`;
}

/** Red from one working day on. */
export const DueBadge = ({ item }: { item: Due }) => (
  <Badge tone={item.late ? 'error' : item.doneAt === null ? 'neutral' : 'success'}>{dueInWords(item)}</Badge>
);
