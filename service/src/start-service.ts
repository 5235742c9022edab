import { buildApp } from './app';
import type { AppContext } from './app-context';
import type { App } from './app-instance';
import { migrate } from './database/migrate';
import { updateStatistics } from './database/update-statistics';
import { addDemoData } from './demo/add-demo-data';
import type { Environment } from './environment';
import { startChores } from './housekeeping';
import { openContext } from './open-context';
import { warnOfLockedApps } from './modules/second-factor/locked-apps';
import { loggerOptions } from './plugins/request-log';

/** Migrates the database and listens. Closing the app waits for background work, then closes the database. */
export async function startService(
  environment: Environment,
  overrides: Partial<AppContext> = {},
): Promise<App> {
  let app: App | undefined;
  const report = (message: string) => (error: unknown) => app?.log.error({ err: error }, message);

  const context = { ...openContext(environment, report), ...overrides };
  const { database, databaseKind } = context;
  try {
    const migrated = await migrate(database, databaseKind);
    if (environment.demo) await addDemoData(context);
    app = buildApp({ ...context, logger: loggerOptions });
    if (migrated.length > 0) app.log.info({ migrations: migrated }, 'database migrated');
    const stopChores = startChores(context);
    app.addHook('onClose', async () => {
      stopChores();
      await context.background.finished();
      await context.readLog.flush();
      await database.destroy();
    });
    await app.listen({ host: environment.host, port: environment.port });
    context.background.run(() => updateStatistics(database, databaseKind));
    const { log } = app;
    context.background.run(() => warnOfLockedApps(context, log));
    return app;
  } catch (error) {
    if (app) await app.close();
    else await database.destroy();
    throw error;
  }
}
