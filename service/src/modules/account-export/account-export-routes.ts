import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clinicDate } from '@nivara/shared/domain/clinic-time';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { type Limit, countAttempt } from '../../plugins/rate-limits';
import { conflict } from '../../problems';
import { auditRead } from '../audit/audit';
import { sessionOf } from '../session/actor';
import { runInLane } from '../session/lane';
import { exportAccount } from './export-account';

const MINUTE_SECONDS = 60;

/** An export reads everything, so after several in a row each further one has to wait longer. */
const EXPORT_LIMIT: Limit = {
  name: 'export',
  free: 10,
  firstDelaySeconds: MINUTE_SECONDS,
  longestDelaySeconds: 60 * MINUTE_SECONDS,
  forgetAfterSeconds: 60 * MINUTE_SECONDS,
};

const EXPORTING = 'Your data is being downloaded already. Please wait until that has ended.';

export function accountExportRoutes(app: App, context: AppContext): void {
  /** Accounts whose export is being read. An account may read one at a time, since a slow reader holds files open. */
  const exporting = new Map<string, FastifyRequest>();
  const options = { config: { access: 'patient' }, exposeHeadRoute: false } as const;
  app.get('/accounts/me/export', options, async (request, reply) => {
    const actor = sessionOf(request);
    const { accountId } = actor;
    if (exporting.has(accountId)) throw conflict(EXPORTING);
    exporting.set(accountId, request);
    const release = () => {
      if (exporting.get(accountId) === request) exporting.delete(accountId);
    };
    try {
      await countAttempt(context, EXPORT_LIMIT, accountId);
      const content = await runInLane(context, request, () => exportAccount(context, accountId));
      content.once('end', release).once('close', release);
      if (reply.raw.destroyed) content.destroy();
      await auditRead(context, actor, { noun: 'export', patientId: accountId });
      return attach(reply, content, `nivara-${actor.username}-${clinicDate(context.now())}.zip`);
    } catch (error) {
      release();
      throw error;
    }
  });
}

const attach = (reply: FastifyReply, content: Readable, name: string) =>
  reply.header('content-disposition', `attachment; filename="${name}"`).type('application/zip').send(content);
