import type { ListQuery } from '@nivara/shared/domain/list-query';
import { listPage } from '../../database/list-page';
import type { AuditTable } from '../../database/notification-tables';
import type { Database } from '../../database/tables';

interface AuditQuery extends ListQuery<'at' | 'action' | 'noun' | 'who'> {
  noun?: string;
  action?: AuditTable['action'];
}

export const insertAudit = (database: Database, rows: readonly AuditTable[]) =>
  database.insertInto('audit').values(rows).execute();

/** Accesses to one patient's data, each with the name of whoever made it. */
export function listAccesses(database: Database, patientId: string, { noun, action, ...query }: AuditQuery) {
  let matching = database
    .selectFrom('audit')
    .leftJoin('accounts', 'accounts.id', 'audit.actor_id')
    .where('audit.patient_id', '=', patientId);
  if (noun) matching = matching.where('audit.noun', '=', noun);
  if (action) matching = matching.where('audit.action', '=', action);
  return listPage(
    database,
    matching,
    (select) =>
      select.select([
        'audit.id',
        'audit.at',
        'audit.action',
        'audit.noun',
        'audit.record_id',
        'audit.actor_id',
        'accounts.name',
      ]),
    {
      sort: { at: 'audit.at', action: 'audit.action', noun: 'audit.noun', who: 'accounts.name' },
      search: ['audit.noun', 'accounts.name'],
      usual: ['-at'],
      id: 'audit.id',
    },
    query,
  );
}
