import { randomBytes } from 'node:crypto';
import { buildApp } from './app';
import type { App } from './app-instance';
import { BackgroundTasks } from './background-tasks';
import { migrate } from './database/migrate';
import { openDatabase } from './database/open-database';
import type { Environment } from './environment';
import { startChores } from './housekeeping';
import { outboxMailer } from './mail/outbox-mailer';
import { smtpMailer } from './mail/smtp-mailer';
import { addDemoAccounts } from './modules/accounts/demo-accounts';
import { ReadLog } from './modules/audit/read-log';
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
    const background = new BackgroundTasks(report('Work in the background failed'));
    const context = {
      database,
      databaseKind: kind,
      now,
      randomBytes,
      passwords: new PasswordHasher(),
      mailer: environment.smtpUrl
        ? smtpMailer(environment.smtpUrl)
        : outboxMailer(environment.outboxFolder, now),
      background,
      readLog: new ReadLog(database, background),
      clinic: environment.clinic,
      uploadsFolder: environment.uploadsFolder,
      uploadEndpoint: environment.uploadEndpoint,
      siteUrl: environment.siteUrl,
      sessionIdleMinutes: environment.sessionIdleMinutes,
    };
    const migrated = await migrate(database, kind, now());
    if (environment.demo) await addDemoAccounts(context);
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
    return app;
  } catch (error) {
    if (app) await app.close();
    else await database.destroy();
    throw error;
  }
}
