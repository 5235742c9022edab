import { clinicDate, dayInShort, timeInWords } from '@nivara/shared/domain/clinic-time';
import type { InboxItem } from '@nivara/shared/domain/inbox';
import { Badge } from '@nivara/shared/ui/feedback/badge';

type Due = Pick<InboxItem, 'late' | 'dueAt' | 'doneAt'>;

const shortly = (moment: string) => {
  const at = new Date(moment);
  return `${dayInShort(clinicDate(at))}, ${timeInWords(at)}`;
};

export function dueInWords({ late, dueAt, doneAt }: Due): string {
  if (doneAt !== null) return `Done ${shortly(doneAt)}`;
  return late ? 'Older than a working day' : `Due ${shortly(dueAt)}`;
}

/** Red from one working day on. */
export const DueBadge = ({ item }: { item: Due }) => (
  <Badge tone={item.late ? 'error' : item.doneAt === null ? 'neutral' : 'success'}>{dueInWords(item)}</Badge>
);
