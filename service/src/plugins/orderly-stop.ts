import type { Socket } from 'node:net';
import type { App } from '../app-instance';

const POLL_EVERY_MS = 50;
const FIRST_BYTE_MS = 500;

/** While stopping, closes each connection after its last answer, since browsers would keep it open for a minute. */
export function orderlyStop(app: App): void {
  const connections = new Map<Socket, number>();
  app.server.on('connection', (socket) => {
    connections.set(socket, performance.now());
    socket.once('close', () => connections.delete(socket));
  });
  let polling: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    polling = setInterval(() => {
      app.server.closeIdleConnections();
      // Node counts a connection without any request as busy until that times out. A new one may be about to send it.
      const silentSince = performance.now() - FIRST_BYTE_MS;
      for (const [socket, since] of connections)
        if (socket.bytesRead === 0 && since < silentSince) socket.destroy();
    }, POLL_EVERY_MS);
  });
  app.addHook('onClose', async () => clearInterval(polling));
}
