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

/** A patient who changes their own data all day makes thousands of accesses; a search does not read all of them. */
const MOST_SEARCHED = 1_000;

/**
 * Accesses to one patient's data, each with the name of whoever made it. Only the newest are searched, filtered, or sorted
 * by anything but their time.
 */
export function listAccesses(database: Database, patientId: string, { noun, action, ...query }: AuditQuery) {
  const isByTime = !query.q && !noun && !action && (!query.sort || /^-?at$/.test(query.sort));
  const newest = database
    .selectFrom('audit')
    .select('id')
    .where('patient_id', '=', patientId)
    .orderBy('at', 'desc')
    .limit(MOST_SEARCHED);
  let matching = database
    .selectFrom('audit')
    .leftJoin('accounts', 'accounts.id', 'audit.actor_id')
    .where('audit.patient_id', '=', patientId)
    .$if(!isByTime, (all) => all.where('audit.id', 'in', newest));
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
