import type { Socket } from 'node:net';
import type { App } from '../app-instance';

const POLL_EVERY_MS = 50;

/** While stopping, closes each connection after its last answer, since browsers would keep it open for a minute. */
export function orderlyStop(app: App): void {
  const connections = new Set<Socket>();
  app.server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  let looking: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    looking = setInterval(() => {
      app.server.closeIdleConnections();
      // Node counts a connection without any request as busy until the request times out.
      for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    }, POLL_EVERY_MS);
  });
  app.addHook('onClose', async () => clearInterval(looking));
}
