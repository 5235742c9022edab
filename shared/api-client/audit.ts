import type { AuditEntry } from '../domain/audit';
import { readList } from './list';

/** Who read or changed my record. */
export const listAudit = (query?: Parameters<typeof readList>[1]) => readList<AuditEntry>('/audit', query);
