import type { AppContext } from './app-context';
import { explainDamage } from './database/damaged-file';
import { parseEnvironment } from './environment';
import { startService } from './start-service';

const STOP_TIME_LIMIT_MS = 10_000;

/** Runs the service until a signal stops it. */
export function runService(overrides: Partial<AppContext> = {}): void {
  start(overrides).catch((error: unknown) => {
    console.error(`The service could not start. ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  });
}

async function start(overrides: Partial<AppContext>): Promise<void> {
  const environment = parseEnvironment(process.env);
  const app = await startService(environment, overrides).catch((error: unknown) => {
    throw explainDamage(error, environment.database);
  });
  let isStopping = false;
  const stop = () => {
    // npm and a terminal may both forward the same signal.
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => {
      app.log.error('Stopping took too long');
      process.exit(1);
    }, STOP_TIME_LIMIT_MS).unref();
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        app.log.error({ err: error }, 'Stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // A service that another program started ends with that program; this listener keeps no process running.
  process.once('disconnect', stop);
  process.channel?.unref();
}
