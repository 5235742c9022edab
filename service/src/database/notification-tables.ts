import type { NotificationKind, NotificationSubjectKind } from '@nivara/shared/domain/notification';

export interface NotificationsTable {
  id: string;
  account_id: string;
  kind: NotificationKind;
  title: string;
  text: string;
  about_kind: NotificationSubjectKind | null;
  about_id: string | null;
  created_at: string;
  read_at: string | null;
}

/** Has a row for each kind of notification that the account wants by mail too. */
export interface MailPreferencesTable {
  account_id: string;
  kind: NotificationKind;
}

/** Has a row for each limited mail of the last day. */
export interface CountedMailsTable {
  /** Whose mails are limited: an account and a kind of mail, a network, or the desk. */
  subject: string;
  at: string;
}

/** A mail is written in the transaction of its cause, so that neither exists without the other. */
export interface MailQueueTable {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  attempts: number;
  next_try_at: string;
  created_at: string;
  /** The desk's answer that the mail contains, an id of `inbox_entries`; null for all other mails. */
  answer_id: string | null;
  /** 1 when somebody waits for the mail: it is sent before all others. */
  awaited: number;
}

/** Append-only: the database refuses to change or remove a row. */
export interface AuditTable {
  id: string;
  at: string;
  actor_id: string | null;
  actor_role: number | null;
  action: 'read' | 'create' | 'update' | 'delete';
  noun: string;
  record_id: string | null;
  /** The account of the patient whose data was accessed. */
  patient_id: string | null;
}

export interface NotificationTables {
  notifications: NotificationsTable;
  mail_preferences: MailPreferencesTable;
  counted_mails: CountedMailsTable;
  mail_queue: MailQueueTable;
  audit: AuditTable;
}
