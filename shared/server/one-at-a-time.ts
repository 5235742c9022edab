import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Browsers and proxies wait for an answer before they send the connection's next request, so few requests arrive
 * before the previous answer has ended. A connection with more waiting requests is closed.
 */
const MOST_WAITING = 8;

/**
 * Answers the requests of a connection one after the other. Node begins all of them, but tells only the first that the
 * client has gone, so files, streams and calls of the later requests would stay open. Add this hook before all others.
 */
export function oneAtATime(app: FastifyInstance): void {
  const last = new WeakMap<Socket, ServerResponse>();
  const waiting = new WeakMap<Socket, number>();
  app.addHook('onRequest', (request, { raw: response }, next) => {
    const { socket } = request.raw;
    const former = last.get(socket);
    last.set(socket, response);
    response.once('close', () => {
      if (last.get(socket) === response) last.delete(socket);
    });
    if (!former) return next();
    const before = waiting.get(socket) ?? 0;
    waiting.set(socket, before + 1);
    if (before >= MOST_WAITING) socket.destroy();
    former.once('close', () =>
      setImmediate(() => {
        waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
        if (socket.destroyed) response.emit('close');
        else next();
      }),
    );
  });
}
