import { randomBytes } from 'node:crypto';
import { buildApp } from './app';
import type { App } from './app-instance';
import { BackgroundTasks } from './background-tasks';
import { migrate } from './database/migrate';
import { openDatabase } from './database/open-database';
import type { Environment } from './environment';
import { sweepHourly } from './housekeeping';
import { outboxMailer } from './mail/outbox-mailer';
import { smtpMailer } from './mail/smtp-mailer';
import { addDemoAccounts } from './modules/accounts/demo-accounts';
import { loggerOptions } from './plugins/request-log';
import { PasswordHasher } from './security/password-hasher';

/** Opens and migrates the database, then listens. Closing the app finishes what runs and closes the database. */
export async function startService(environment: Environment): Promise<App> {
  let app: App | undefined;
  const report = (message: string) => (error: unknown) => app?.log.error({ err: error }, message);

  const { database, kind } = openDatabase(
    environment.database,
    report('A connection to the database was lost'),
  );
  try {
    const now = () => new Date();
    const context = {
      database,
      databaseKind: kind,
      now,
      randomBytes,
      passwords: new PasswordHasher(),
      mailer: environment.smtpUrl
        ? smtpMailer(environment.smtpUrl)
        : outboxMailer(environment.outboxFolder, now),
      background: new BackgroundTasks(report('Work in the background failed')),
      siteUrl: environment.siteUrl,
      sessionIdleMinutes: environment.sessionIdleMinutes,
    };
    const migrated = await migrate(database, kind, now());
    if (environment.demo) await addDemoAccounts(context);
    app = buildApp({ ...context, logger: loggerOptions });
    if (migrated.length > 0) app.log.info({ migrations: migrated }, 'database migrated');
    const stopSweeping = sweepHourly(context);
    app.addHook('onClose', async () => {
      stopSweeping();
      await context.background.finished();
      await database.destroy();
    });
    await app.listen({ host: environment.host, port: environment.port });
    return app;
  } catch (error) {
    if (app) await app.close();
    else await database.destroy();
    throw error;
  }
}
