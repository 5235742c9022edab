import type { BackgroundTasks } from './background-tasks';
import type { Database, DatabaseKind } from './database/tables';
import type { Mailer } from './mail/mailer';
import type { PasswordHasher } from './security/password-hasher';

/** All that the routes get from outside; tests put their own clock, randomness and mail here. */
export interface AppContext {
  database: Database;
  databaseKind: DatabaseKind;
  now: () => Date;
  randomBytes: (size: number) => Buffer;
  passwords: PasswordHasher;
  mailer: Mailer;
  background: BackgroundTasks;
  /** Where people find the site: the links in mails begin with it. */
  siteUrl: string;
  /** Instead of each role's own idle time. */
  sessionIdleMinutes: number | undefined;
}
