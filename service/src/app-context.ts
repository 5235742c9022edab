import type { BackgroundTasks } from './background-tasks';
import type { Database, DatabaseKind } from './database/tables';
import type { Mailer } from './mail/mailer';
import type { ReadLog } from './modules/audit/read-log';
import type { Scanner } from './documents/clamd';
import type { MetricsAddress } from '@nivara/shared/server/metrics';
import type { PoolState } from './database/open-database';
import type { WorkQueue } from './security/work-queues';
import type { PasswordHasher } from './security/password-hasher';

/** Set by the clinic. */
export interface ClinicSettings {
  /** The payee of UPI payments. */
  upiId: string;
  upiName: string;
  /** Online consultations take place below this address. */
  meetingUrl: string;
}

/** Everything that the routes get from outside; tests replace the clock, the randomness and the mail. */
export interface AppContext {
  database: Database;
  databaseKind: DatabaseKind;
  /** False once the file of the database has been moved or removed. */
  isDatabaseInPlace: () => boolean;
  now: () => Date;
  randomBytes: (size: number) => Buffer;
  /** The key of hashes that nobody else can compute. */
  secret: Buffer;
  passwords: PasswordHasher;
  mailer: Mailer;
  background: BackgroundTasks;
  readLog: ReadLog;
  clinic: ClinicSettings;
  /** The absolute path of the folder that holds patients' documents under random names. */
  uploadsFolder: string;
  heavyWork: WorkQueue;
  scans: WorkQueue;
  /** Browsers send documents to this endpoint instead of to this service. */
  uploadEndpoint: string | undefined;
  /** Undefined where the clinic has no virus scanner. */
  scanDocument: Scanner | undefined;
  /** The site's address, for the links in mails. */
  siteUrl: string;
  /** Gets a mail for each new item of the inbox; undefined where the clinic wants only the daily mail. */
  deskEmail: string | undefined;
  /** The number of open bookings for which a visitor needs no code. */
  visitorBookings: number;
  /** False where mails are sent and texts are not: codes then go to an e-mail address. */
  canText: boolean;
  /** False where demo data is allowed. */
  staffNeedsSecondFactor: boolean;
  /** The addresses of the proxies whose X-Forwarded headers count; the headers of other clients are ignored. */
  trustedProxies: string[];
  /** The address where Prometheus reads the metrics. */
  metricsAddress: MetricsAddress | undefined;
  /** Connections of the database; undefined where it has no pool. */
  poolState: (() => PoolState) | undefined;
  /** Replaces each role's own idle time. */
  sessionIdleMinutes: number | undefined;
}
