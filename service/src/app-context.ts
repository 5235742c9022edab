import type { BackgroundTasks } from './background-tasks';
import type { Database, DatabaseKind } from './database/tables';
import type { Mailer } from './mail/mailer';
import type { ReadLog } from './modules/audit/read-log';
import type { PasswordHasher } from './security/password-hasher';

/** Set by the clinic. */
export interface ClinicSettings {
  /** The payee of UPI payments. */
  upiId: string;
  upiName: string;
  /** Online consultations take place below this address. */
  meetingUrl: string;
}

/** All that the routes get from outside; tests put their own clock, randomness and mail here. */
export interface AppContext {
  database: Database;
  databaseKind: DatabaseKind;
  now: () => Date;
  randomBytes: (size: number) => Buffer;
  passwords: PasswordHasher;
  mailer: Mailer;
  background: BackgroundTasks;
  readLog: ReadLog;
  clinic: ClinicSettings;
  /** Absolute; patients' documents under random names. */
  uploadsFolder: string;
  /** Browsers send documents there instead of to this service. */
  uploadEndpoint: string | undefined;
  /** The site's address, for the links in mails. */
  siteUrl: string;
  /** Instead of each role's own idle time. */
  sessionIdleMinutes: number | undefined;
}
