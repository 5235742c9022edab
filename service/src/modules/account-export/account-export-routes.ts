import { clinicDate } from '@nivara/shared/domain/clinic-time';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { type Limit, countAttempt } from '../../plugins/rate-limits';
import { auditRead } from '../audit/audit';
import { sessionOf } from '../session/actor';
import { laneOf } from '../session/lane';
import { exportAccount } from './export-account';

const MINUTES = 60;

/** An export reads everything, so it is limited to a few an hour. */
const EXPORT_LIMIT: Limit = {
  name: 'export',
  free: 10,
  firstDelaySeconds: MINUTES,
  longestDelaySeconds: 60 * MINUTES,
  forgetAfterSeconds: 60 * MINUTES,
};

export function accountExportRoutes(app: App, context: AppContext): void {
  app.get('/accounts/me/export', { config: { access: 'patient' } }, async (request, reply) => {
    const actor = sessionOf(request);
    await countAttempt(context, EXPORT_LIMIT, actor.accountId);
    const { accountId } = actor;
    const content = await context.heavyWork.run(laneOf(request), () => exportAccount(context, accountId));
    await auditRead(context, actor, { noun: 'export', patientId: actor.accountId });
    const name = `nivara-${actor.username}-${clinicDate(context.now())}.zip`;
    reply.header('content-disposition', `attachment; filename="${name}"`);
    return reply.type('application/zip').send(content);
  });
}
