import type { InboxEntryKind, InboxKind } from '@nivara/shared/domain/inbox';

/** One of the four ids equals the item's own id. */
export interface InboxItemsTable {
  id: string;
  kind: InboxKind;
  message_id: string | null;
  enrolment_id: string | null;
  appointment_id: string | null;
  payment_id: string | null;
  created_at: string;
  due_at: string;
  taken_by: string | null;
  done_at: string | null;
}

export interface InboxEntriesTable {
  id: string;
  item_id: string;
  /** Counts the item's entries, since several may have the same moment. */
  position: number;
  kind: InboxEntryKind;
  at: string;
  account_id: string | null;
  text: string;
}

/** The days for which the clinic has been sent the daily mail about its inbox. */
export interface InboxMailDaysTable {
  day: string;
}

export interface InboxTables {
  inbox_items: InboxItemsTable;
  inbox_entries: InboxEntriesTable;
  inbox_mail_days: InboxMailDaysTable;
}
