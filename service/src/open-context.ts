import { randomBytes } from 'node:crypto';
import type { AppContext } from './app-context';
import { BackgroundTasks } from './background-tasks';
import { openDatabase } from './database/open-database';
import type { Environment } from './environment';
import { outboxMailer } from './mail/outbox-mailer';
import { smtpMailer } from './mail/smtp-mailer';
import { ReadLog } from './modules/audit/read-log';
import { PasswordHasher } from './security/password-hasher';

/** The caller destroys the database in the end. */
export function openContext(
  environment: Environment,
  report: (message: string) => (error: unknown) => void,
): AppContext {
  const { database, kind } = openDatabase(
    environment.database,
    report('A connection to the database was lost'),
  );
  const now = () => new Date();
  const background = new BackgroundTasks(report('Work in the background failed'));
  return {
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
}
