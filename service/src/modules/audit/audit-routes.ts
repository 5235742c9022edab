import type { AuditEntry } from '@nivara/shared/domain/audit';
import { auditListSchema } from '@nivara/shared/domain/audit';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { listPage } from '../../database/list-page';
import { actorOf } from '../session/actor';

/** Who read or changed my record. */
export function auditRoutes(app: App, context: AppContext): void {
  app.get(
    '/audit',
    { config: { access: 'patient' }, schema: { querystring: auditListSchema } },
    async (request) => {
      const { accountId } = actorOf(request);
      const { noun, action } = request.query;
      // What was noted a moment ago belongs to the answer.
      await context.readLog.flush();
      let matching = context.database
        .selectFrom('audit')
        .leftJoin('accounts', 'accounts.id', 'audit.actor_id')
        .where('audit.patient_id', '=', accountId);
      if (noun) matching = matching.where('audit.noun', '=', noun);
      if (action) matching = matching.where('audit.action', '=', action);
      const { rows, total } = await listPage(
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
        request.query,
      );
      const entries: AuditEntry[] = rows.map(({ id, at, action, noun, record_id, actor_id, name }) => ({
        id,
        at,
        action,
        noun,
        recordId: record_id,
        who: name ?? (actor_id === null ? 'A visitor' : 'A former account'),
        self: actor_id === accountId,
      }));
      return { rows: entries, total };
    },
  );
}
