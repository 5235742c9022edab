import type { AppContext } from '../../app-context';
import type { AuditTable } from '../../database/notification-tables';
import { newId } from '../../security/tokens';
import type { Actor } from '../session/actor';
import { insertAudit } from './audit-repository';

type Auditing = Pick<AppContext, 'database' | 'now' | 'randomBytes' | 'readLog'>;
type ActingAccount = Pick<Actor, 'accountId' | 'role'>;

interface Access {
  noun: string;
  recordId?: string | null;
  /** The patient whose data is accessed. */
  patientId?: string | null;
}

const rowFor = (
  { now }: Auditing,
  actor: ActingAccount | null,
  action: AuditTable['action'],
  { noun, recordId = null, patientId = null }: Access,
): Omit<AuditTable, 'id'> => ({
  at: now().toISOString(),
  actor_id: actor?.accountId ?? null,
  actor_role: actor?.role ?? null,
  action,
  noun,
  record_id: recordId,
  patient_id: patientId,
});

const insert = ({ database, randomBytes }: Auditing, rows: Omit<AuditTable, 'id'>[]) =>
  insertAudit(
    database,
    rows.map((row) => ({ ...row, id: newId(randomBytes) })),
  );

/** Call it in the transaction that makes the change. */
export async function auditChange(
  context: Auditing,
  actor: ActingAccount | null,
  action: 'create' | 'update' | 'delete',
  access: Access,
): Promise<void> {
  await insert(context, [rowFor(context, actor, action, access)]);
}

/** Call it before answering. */
export const auditRead = (context: Auditing, actor: Actor | null, access: Access): Promise<void> =>
  auditReads(context, actor, [access]);

/** Audits a read that may be repeated at will: one entry an hour per reader and item, written later. */
export function auditRepeatedRead(context: Auditing, actor: Actor | null, access: Access): void {
  context.readLog.note(rowFor(context, actor, 'read', access), () => newId(context.randomBytes));
}

/** Audits the read of a list, for the patients on the page. */
export const auditListRead = (
  context: Auditing,
  actor: Actor,
  noun: string,
  patientIds: Iterable<string | null>,
): Promise<void> =>
  auditReads(
    context,
    actor,
    [...new Set(patientIds)].map((patientId) => ({ noun, patientId })),
  );

async function auditReads(context: Auditing, actor: Actor | null, accesses: Access[]): Promise<void> {
  const rows = accesses.map((access) => rowFor(context, actor, 'read', access));
  const isOwn = ({ patient_id }: Pick<AuditTable, 'patient_id'>) =>
    actor !== null && patient_id === actor.accountId;
  const others = rows.filter((row) => !isOwn(row));
  for (const row of rows) {
    if (isOwn(row)) context.readLog.note(row, () => newId(context.randomBytes));
  }
  if (others.length > 0) await insert(context, others);
}
