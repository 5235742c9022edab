import { existsSync, statSync } from 'node:fs';
import { bad, good, type Finding } from '@nivara/shared/server/finding';
import { doneMigrations } from '../database/database-state-repository';
import { openDatabase } from '../database/open-database';
import type { Database } from '../database/tables';
import type { Environment } from '../environment';
import { lockedApps } from '../modules/second-factor/locked-apps';
import { storedSecret } from '../security/service-secret';

const OTHERS_ACCESS = 0o077;
const SUBJECT = 'service.key';
const MOST_NAMED = 3;
const WITHOUT_COPY = 'Without a copy: “A key is lost” in docs/guides/run-it.md.';

export async function verifyKey({ secretFile, database }: Environment): Promise<Finding[]> {
  if (!secretFile) return [];
  if (!existsSync(secretFile))
    return (await hasBeenUsed(database))
      ? [
          bad(
            SUBJECT,
            'it is missing, so authenticator apps and links in mails will not work',
            `Put its copy at ${secretFile} and restart the service. ${WITHOUT_COPY}`,
          ),
        ]
      : [good(SUBJECT, 'none yet; the first start makes it')];
  const secret = storedSecret(secretFile);
  if (!secret)
    return [
      bad(
        SUBJECT,
        'it is damaged or cannot be read, so the service does not start',
        `Put its copy at ${secretFile} as the service’s user, with mode 600. ${WITHOUT_COPY}`,
      ),
    ];
  return [
    statSync(secretFile).mode & OTHERS_ACCESS
      ? bad(SUBJECT, 'others can read it', `chmod 600 ${secretFile}`)
      : good(SUBJECT, 'nobody else can read it'),
    ...(await verifyApps(database, secret, secretFile)),
  ];
}

/** Finds accounts whose authenticator apps this key cannot open, for example because a lost key was made anew. */
async function verifyApps(
  location: Environment['database'],
  secret: Buffer,
  secretFile: string,
): Promise<Finding[]> {
  const names = isMissing(location)
    ? []
    : await inDatabase(location, (database) => lockedApps({ database, secret }), [] as string[]);
  if (names.length === 0) return [];
  const more = names.length > MOST_NAMED ? ` and ${names.length - MOST_NAMED} more` : '';
  return [
    bad(
      'authenticator apps',
      `service.key does not open those of ${names.slice(0, MOST_NAMED).join(', ')}${more}`,
      `If ${secretFile} was made anew, put its copy back and restart the service. ${WITHOUT_COPY}`,
    ),
  ];
}

/** True also for a database that does not answer, so that a missing key is reported rather than overlooked. */
const hasBeenUsed = async (location: Environment['database']) =>
  !isMissing(location) &&
  inDatabase(location, async (database) => (await doneMigrations(database)).length > 0, true);

async function inDatabase<T>(
  location: Environment['database'],
  ask: (database: Database) => Promise<T>,
  unanswered: T,
): Promise<T> {
  let database: Database | undefined;
  try {
    ({ database } = openDatabase(location, () => undefined));
    return await ask(database);
  } catch {
    return unanswered;
  } finally {
    await database?.destroy();
  }
}

const isMissing = (location: Environment['database']) => 'file' in location && !existsSync(location.file);
