import type { AppContext } from '../../app-context';
import type { AuditTable } from '../../database/notice-tables';
import { newId } from '../../security/tokens';
import type { Actor } from '../session/actor';

type Auditing = Pick<AppContext, 'database' | 'now' | 'randomBytes' | 'readLog'>;

interface Access {
  noun: string;
  recordId?: string | null;
  /** Whose record it is. */
  patientId?: string | null;
}

const rowFor = (
  { now, randomBytes }: Auditing,
  actor: Pick<Actor, 'accountId' | 'role'> | null,
  action: AuditTable['action'],
  { noun, recordId = null, patientId = null }: Access,
): AuditTable => ({
  id: newId(randomBytes),
  at: now().toISOString(),
  actor_id: actor?.accountId ?? null,
  actor_role: actor?.role ?? null,
  action,
  noun,
  record_id: recordId,
  patient_id: patientId,
});

/** Call it in the transaction that makes the change. */
export async function auditChange(
  context: Auditing,
  actor: Pick<Actor, 'accountId' | 'role'> | null,
  action: 'create' | 'update' | 'delete',
  access: Access,
): Promise<void> {
  await context.database
    .insertInto('audit')
    .values(rowFor(context, actor, action, access))
    .execute();
}

/** Call it before the record is answered. */
export async function auditRead(context: Auditing, actor: Actor, access: Access): Promise<void> {
  const row = rowFor(context, actor, 'read', access);
  if (access.patientId === actor.accountId) context.readLog.note(row);
  else await context.database.insertInto('audit').values(row).execute();
}

/** For a list: whose records are on the page. */
export async function auditListRead(
  context: Auditing,
  actor: Actor,
  noun: string,
  patientIds: Iterable<string | null>,
): Promise<void> {
  const rows = [...new Set(patientIds)].map((patientId) =>
    rowFor(context, actor, 'read', { noun, patientId }),
  );
  const others = rows.filter((row) => row.patient_id !== actor.accountId);
  for (const row of rows) if (!others.includes(row)) context.readLog.note(row);
  if (others.length > 0) await context.database.insertInto('audit').values(others).execute();
}
