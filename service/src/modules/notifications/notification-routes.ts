import {
  mailPreferencesSchema,
  notificationChangeSchema,
  notificationListSchema,
} from '@nivara/shared/domain/notification';
import { entityIdParams } from '@nivara/shared/domain/entity-id';
import type { Metrics } from '@nivara/shared/server/metrics';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import { inTransaction } from '../../database/in-transaction';
import { notFound } from '../../problems';
import { actorOf } from '../session/actor';
import { notificationStream } from './notification-stream';
import {
  countUnread,
  listNotifications,
  mailPreferences,
  setAllRead,
  setMailPreferences,
  setRead,
  toNotification,
} from './notification-repository';

export function notificationRoutes(app: App, context: AppContext, metrics: Metrics): void {
  const config = { access: 'signed-in' } as const;

  app.get('/notifications', { config, schema: { querystring: notificationListSchema } }, async (request) => {
    const { accountId } = actorOf(request);
    const { rows, total } = await listNotifications(context.database, accountId, request.query);
    return { rows: rows.map(toNotification), total, unread: await countUnread(context.database, accountId) };
  });

  app.patch(
    '/notifications/:id',
    { config, schema: { params: entityIdParams, body: notificationChangeSchema } },
    async (request) => {
      const readAt = request.body.read ? context.now().toISOString() : null;
      const row = await setRead(context.database, actorOf(request).accountId, request.params.id, readAt);
      if (!row) throw notFound();
      return toNotification(row);
    },
  );

  app.post('/notifications/read-all', { config }, async (request, reply) => {
    await setAllRead(context.database, actorOf(request).accountId, context.now().toISOString());
    return reply.code(204).send();
  });

  app.get('/notifications/preferences', { config }, async (request) => ({
    mail: await mailPreferences(context.database, actorOf(request).accountId),
  }));

  app.put(
    '/notifications/preferences',
    { config, schema: { body: mailPreferencesSchema } },
    async (request) => {
      const { accountId } = actorOf(request);
      const mail = [...new Set(request.body.mail)].sort();
      await inTransaction(context, (context) => setMailPreferences(context.database, accountId, mail));
      return { mail };
    },
  );

  notificationStream(app, context, metrics);
}
