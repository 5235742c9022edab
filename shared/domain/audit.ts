import { choiceField, lineField } from './field-rules';
import { listQuerySchema } from './list-query';

export const AUDIT_ACTIONS = ['read', 'create', 'update', 'delete'] as const;

/** Who did what with the own record, and when. */
export interface AuditEntry {
  id: string;
  at: string;
  action: (typeof AUDIT_ACTIONS)[number];
  /** The kind of record, as the service’s path names it. */
  noun: string;
  /** The record’s id; null for a whole list. */
  recordId: string | null;
  who: string;
  self: boolean;
}

export const auditListSchema = listQuerySchema(['at', 'action', 'noun', 'who'], {
  noun: lineField(40),
  action: choiceField(AUDIT_ACTIONS),
});
