import type { InboxEntry } from '@nivara/shared/domain/inbox';
import { isStaff } from '../session/actor';
import type { entriesOf } from './inbox-repository';

type EntryRow = Awaited<ReturnType<typeof entriesOf>>[number];

export function toInboxEntry(row: EntryRow, accountId: string, now: Date): InboxEntry {
  const { id, kind, at, text, name, role, leaves_at } = row;
  const own = row.account_id === accountId;
  const leavesInMs = leaves_at === null || !own ? 0 : Date.parse(leaves_at) - now.getTime();
  return {
    id,
    kind,
    at,
    by: role !== null && isStaff({ role }) ? name : null,
    text,
    own,
    leavesInMs: leavesInMs > 0 ? leavesInMs : null,
  };
}
