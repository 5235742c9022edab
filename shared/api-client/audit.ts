import type { AuditEntry } from '../domain/audit';
import { readList } from './list';

/** Lists who read and changed the data of the signed-in patient. */
export const listAudit = (query?: Parameters<typeof readList>[1]) => readList<AuditEntry>('/audit', query);
