import { choiceField, lineField } from './field-rules';
import { listQuerySchema } from './list-query';

export const AUDIT_ACTIONS = ['read', 'create', 'update', 'delete'] as const;

/** One read or change of a patient's own data. */
export interface AuditEntry {
  id: string;
  at: string;
  action: (typeof AUDIT_ACTIONS)[number];
  /** The kind of row that was read or changed, such as “bills”: usually the noun in the path of the call. */
  noun: string;
  /** The id of what was read or changed; null for a whole list. */
  recordId: string | null;
  who: string;
  self: boolean;
}

export const auditListSchema = listQuerySchema(['at', 'action', 'noun', 'who'], {
  noun: lineField(40),
  action: choiceField(AUDIT_ACTIONS),
});
