import type { App } from '../app-instance';

const LOOK_EVERY_MS = 50;

/** While stopping, a connection is closed as soon as its last answer is out: browsers would keep it open for a minute. */
export function orderlyStop(app: App): void {
  let looking: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    looking = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY_MS);
  });
  app.addHook('onClose', async () => clearInterval(looking));
}
