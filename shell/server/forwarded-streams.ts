import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** Ends forwarded event streams when the site stops: browsers open them again, and the site need not wait for them. */
export function endForwardedStreams(app: FastifyInstance): void {
  const open = new Map<ServerResponse, Readable>();
  let isStopping = false;
  app.addHook('onSend', async (_request, reply, payload) => {
    const isStream = String(reply.getHeader('content-type')).startsWith('text/event-stream');
    if (!isStream || !(payload instanceof Readable)) return;
    if (isStopping) {
      payload.destroy();
      return '';
    }
    open.set(reply.raw, payload);
    reply.raw.once('close', () => open.delete(reply.raw));
  });
  app.addHook('preClose', async () => {
    isStopping = true;
    for (const [response, stream] of open) {
      stream.unpipe(response);
      response.end();
      stream.destroy();
    }
  });
}
