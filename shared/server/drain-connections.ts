import { type Server, type ServerResponse } from 'node:http';
import { Server as Listener } from 'node:net';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';

/** If the server is busy, a proxy uses each open connection more often than this. */
const QUIET_MS = 250;
const LONGEST_MS = 8_000;
const POLL_EVERY_MS = 25;
const LONGEST_ACCEPTING_MS = 3_000;
const SHORT_TURN_MS = 0.5;

interface Stopping {
  server: Server;
  addHook: {
    (name: 'preClose', hook: () => Promise<void>): unknown;
    (name: 'onRequest', hook: (request: { url: string }, reply: unknown, next: () => void) => void): unknown;
  };
}

interface Draining {
  /** How long the server still accepts connections, so that its callers can learn that it is stopping. */
  noticeMs?: number;
  /** The path at which the server says that it is leaving. */
  livePath?: string;
}

/**
 * Lets a stopping server take no new connections, and answer on the open ones until no more requests come. Each answer
 * then closes its connection, so that no request is on its way on a connection that is being closed. Call it after
 * the hooks that end streams have been added.
 */
export function drainConnections(app: Stopping, { noticeMs = 0, livePath }: Draining = {}): void {
  let underWay = 0;
  let answeredAt = 0;
  app.server.on('request', (_request, response: ServerResponse) => {
    underWay += 1;
    response.once('close', () => {
      underWay -= 1;
      answeredAt = performance.now();
    });
  });
  // New requests wait while the last connections are accepted, since `untilNobodyWaits` needs a short turn of
  // the event loop, and a busy loop has none. Requests for `livePath` are answered at once.
  let accepting: Promise<void> | undefined;
  app.addHook('onRequest', ({ url }, _reply, next) => {
    if (accepting && url !== livePath) void accepting.then(next);
    else next();
  });
  app.addHook('preClose', async () => {
    if (!app.server.listening) return;
    await wait(noticeMs);
    accepting = untilNobodyWaits(app.server);
    await accepting;
    // The server's own close would also end unused connections at once.
    Listener.prototype.close.call(app.server);
    const began = performance.now();
    const isQuiet = () => underWay === 0 && performance.now() - Math.max(began, answeredAt) > QUIET_MS;
    while (!isQuiet() && performance.now() - began < LONGEST_MS) await wait(POLL_EVERY_MS);
    app.server.closeAllConnections();
  });
}

/**
 * Closing a server resets the connections that wait to be accepted. The function resolves after a short turn
 * of the event loop without a new connection: during a long turn, a connection may have come.
 */
async function untilNobodyWaits(server: Server): Promise<void> {
  let accepted = 0;
  const count = () => (accepted += 1);
  server.on('connection', count);
  const began = performance.now();
  // The first turn may have checked for new connections before the count began, so it proves nothing.
  await turn();
  for (let isCalm = false; !isCalm && performance.now() - began < LONGEST_ACCEPTING_MS;) {
    const before = accepted;
    const turnBegan = performance.now();
    await turn();
    isCalm = accepted === before && performance.now() - turnBegan < SHORT_TURN_MS;
  }
  server.off('connection', count);
}
