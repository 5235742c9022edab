import type { Server } from 'node:http';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';

/** Longer than a busy connection waits between two requests. */
const DRAIN_MS = 250;

interface Stopping {
  server: Server;
  addHook: (name: 'preClose', hook: () => Promise<void>) => unknown;
}

/**
 * Goes on answering for a moment before a server stops. Each answer then closes its connection, so that the server
 * never closes a connection while a request is on its way.
 */
export function drainConnections(app: Stopping): void {
  app.addHook('preClose', async () => {
    if (!app.server.listening) return;
    await wait(DRAIN_MS);
    // Connections that wait to be accepted would be reset.
    await turn();
  });
}
