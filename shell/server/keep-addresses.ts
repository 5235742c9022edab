import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Reads the address of each connection at once. Node keeps it then; otherwise a client that has reset its connection
 * would have none, and its request would count for no network.
 */
export function keepAddresses(app: FastifyInstance): void {
  app.server.on('connection', (socket: Socket) => {
    if (socket.remoteAddress === undefined) socket.destroy();
  });
}
