import type { AuditEntry } from '@nivara/shared/domain/audit';
import { auditListSchema } from '@nivara/shared/domain/audit';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { actorOf } from '../session/actor';
import { listAccesses } from './audit-repository';

export function auditRoutes(app: App, context: AppContext): void {
  app.get(
    '/audit',
    { config: { access: 'patient' }, schema: { querystring: auditListSchema } },
    async (request) => {
      const { accountId } = actorOf(request);
      // The list must include the reads that the log has not written yet.
      await context.readLog.flush();
      const { rows, total } = await listAccesses(context.database, accountId, request.query);
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
