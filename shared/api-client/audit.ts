import type { AuditEntry } from '../domain/audit';
import { readList } from './list';

/** The reads and changes of the own data. */
export const listAudit = (query?: Parameters<typeof readList>[1]) => readList<AuditEntry>('/audit', query);
