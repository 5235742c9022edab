import { clinicDate, dayInShort, timeInWords } from '@nivara/shared/domain/clinic-time';
import type { InboxItem } from '@nivara/shared/domain/inbox';
import styled from 'styled-components';
import { Badge } from '@nivara/shared/ui/feedback/badge';

type Due = Pick<InboxItem, 'late' | 'dueAt' | 'doneAt'>;

/** "Tue 3 Mar, 8:05 AM" */
export const momentInShort = (moment: string) => {
  const at = new Date(moment);
  return `${dayInShort(clinicDate(at))}, ${timeInWords(at)}`;
};

export function dueInWords({ late, dueAt, doneAt }: Due): string {
  if (doneAt !== null) return `Done ${momentInShort(doneAt)}`;
  return late ? 'Older than a working day' : `Due ${momentInShort(dueAt)}`;
}

/** On paper the badge's text may wrap, so that the table fits. */
const Breaking = styled.span`
  @media print {
    span {
      white-space: normal;
    }
  }
`;

/** The badge is red once the item is older than a working day. */
export const DueBadge = ({ item }: { item: Due }) => (
  <Breaking>
    <Badge tone={item.late ? 'error' : item.doneAt === null ? 'neutral' : 'success'}>
      {dueInWords(item)}
    </Badge>
  </Breaking>
);
