import { randomBytes } from 'node:crypto';
import type { AppContext } from './app-context';
import { BackgroundTasks } from './background-tasks';
import { assertNotLost } from './database/lost-file';
import { openDatabase } from './database/open-database';
import { clamdScanner } from './documents/clamd';
import type { Environment } from './environment';
import { outboxMailer } from './mail/outbox-mailer';
import { outboxTexter, withTexts, webTexter } from './mail/texter';
import { smtpMailer } from './mail/smtp-mailer';
import { ReadLog } from './modules/audit/read-log';
import { heavyWorkQueue, scanQueue } from './security/work-queues';
import { PasswordHasher } from './security/password-hasher';
import { serviceSecret } from './security/service-secret';

/** The caller closes the connections to the database at the end (`database.destroy()`). */
export function openContext(
  environment: Environment,
  report: (message: string) => (error: unknown) => void,
): AppContext {
  assertNotLost(environment.database);
  const { database, kind, poolState, isInPlace } = openDatabase(
    environment.database,
    report('A connection to the database was lost'),
  );
  const now = () => new Date();
  const background = new BackgroundTasks(report('Work in the background failed'));
  return {
    database,
    databaseKind: kind,
    isDatabaseInPlace: isInPlace,
    now,
    randomBytes,
    passwords: new PasswordHasher(),
    secret: environment.secretFile ? serviceSecret(environment.secretFile) : randomBytes(32),
    mailer: withTexts(
      environment.smtpUrl
        ? smtpMailer(environment.smtpUrl, { requireTls: environment.smtpTls, sender: environment.mailFrom })
        : outboxMailer(environment.outboxFolder, now, environment.mailFrom),
      environment.smsUrl ? webTexter(environment.smsUrl) : outboxTexter(environment.outboxFolder, now),
    ),
    deskEmail: environment.deskEmail,
    visitorBookings: environment.visitorBookings,
    canText: environment.smsUrl !== undefined || environment.smtpUrl === undefined,
    background,
    readLog: new ReadLog(database, background),
    clinic: environment.clinic,
    uploadsFolder: environment.uploadsFolder,
    heavyWork: heavyWorkQueue(),
    scans: scanQueue(),
    uploadEndpoint: environment.uploadEndpoint,
    scanDocument: environment.clamdUrl ? clamdScanner(environment.clamdUrl) : undefined,
    siteUrl: environment.siteUrl,
    staffNeedsSecondFactor: !environment.demo,
    trustedProxies: environment.trustedProxies,
    metricsAddress: environment.metrics,
    poolState,
    sessionIdleMinutes: environment.sessionIdleMinutes,
  };
}
