import type { AuditEntry } from '../domain/audit';
import { readList } from './list';

/** Lists who read and changed the caller's own data. */
export const listAudit = (query?: Parameters<typeof readList>[1]) => readList<AuditEntry>('/audit', query);
