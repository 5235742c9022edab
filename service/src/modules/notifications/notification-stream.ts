import type { FastifyReply } from 'fastify';
import { endWithConnection } from '@nivara/shared/server/end-with-connection';
import type { Metrics } from '@nivara/shared/server/metrics';
import type { AppContext } from '../../app-context';
import type { App } from '../../app-instance';
import type { NotificationsTable } from '../../database/notification-tables';
import { sessionToken } from '../../plugins/session-cookie';
import { tooManyAttempts } from '../../problems';
import { hashToken } from '../../security/tokens';
import { LiveInbox } from '../inbox-items/live-inbox';
import { actorOf, isDesk } from '../session/actor';
import { isSessionActive } from '../session/sessions';
import { LiveNotifications } from './live-notifications';
import { notificationsSince, toNotification } from './notification-repository';

const HEARTBEAT_MS = 20_000;
const RETRY_MS = 3000;
const MOST_STREAMS_EACH = 10;

/**
 * Sends new notifications as server-sent events, and to the desk also the number of waiting items. A stream
 * ends with its session, and does not extend it.
 */
export function notificationStream(app: App, context: AppContext, metrics: Metrics): void {
  const live = new LiveNotifications(context);
  const inbox = new LiveInbox(context);
  const open = new Map<FastifyReply, string>();
  metrics.gauge('nivara_open_streams', 'Open streams of notifications.', () => open.size);
  let isStopping = false;
  // Open streams would keep the service from stopping.
  app.addHook('preClose', async () => {
    isStopping = true;
    live.stop();
    inbox.stop();
    for (const reply of open.keys()) endWithConnection(reply.raw);
  });

  // There is no HEAD route, since a HEAD request would never be answered.
  const options = { config: { access: 'signed-in' }, exposeHeadRoute: false } as const;
  app.get('/notifications/stream', options, async (request, reply) => {
    const actor = actorOf(request);
    const { accountId } = actor;
    const token = hashToken(sessionToken(request) ?? '');
    if ([...open.values()].filter((owner) => owner === accountId).length >= MOST_STREAMS_EACH) {
      throw tooManyAttempts(RETRY_MS / 1000);
    }
    // The stream is counted before anything is awaited, so that concurrent requests cannot exceed the limit.
    open.set(reply, accountId);
    const ends: (() => unknown)[] = [() => open.delete(reply)];
    const end = () => ends.splice(0).forEach((each) => each());
    reply.raw.on('close', end);
    const recent = await notificationsSince(context.database, [accountId], live.since());
    const lastId = request.headers['last-event-id'];
    const last = recent.find(({ id }) => id === lastId);
    // Notifications of the same moment have no order, so one may be sent twice, but none is lost.
    const missed = last ? recent.filter((row) => row.created_at >= last.created_at && row !== last) : [];

    reply.hijack();
    // A stream lasts for hours, so other reads from the same network do not wait until it ends.
    request.endTurn();
    // If the client has already gone, its close event is over and would not end the stream.
    if (reply.raw.destroyed) return end();
    reply.raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'x-accel-buffering': 'no',
    });
    reply.raw.write(`retry: ${RETRY_MS}\n\n`);
    if (isStopping) return endWithConnection(reply.raw);
    // Notifications still arrive between `end()` and the close of the connection, when nothing more may be written.
    const write = (text: string) => {
      if (!reply.raw.writableEnded) reply.raw.write(text);
    };
    const push = (row: NotificationsTable) => {
      const data = JSON.stringify(toNotification(row));
      write(`id: ${row.id}\nevent: notification\ndata: ${data}\n\n`);
    };
    missed.forEach(push);
    const stopListening = live.listen(
      accountId,
      recent.map(({ id }) => id),
      push,
    );
    const stopCounting = isDesk(actor)
      ? inbox.listen(accountId, (count) => {
          write(`event: inbox\ndata: ${JSON.stringify(count)}\n\n`);
        })
      : () => undefined;
    const heartbeat = setInterval(() => {
      context.background.run(async () => {
        if (await isSessionActive(context, token)) write(': still here\n\n');
        else reply.raw.end();
      });
    }, HEARTBEAT_MS);
    ends.push(() => clearInterval(heartbeat), stopListening, stopCounting);
  });
}
