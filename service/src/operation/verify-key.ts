import { existsSync, statSync } from 'node:fs';
import { bad, good, type Finding } from '@nivara/shared/server/finding';
import { doneMigrations } from '../database/database-state-repository';
import { openDatabase } from '../database/open-database';
import type { Environment } from '../environment';
import { storedSecret } from '../security/service-secret';

const OTHERS_ACCESS = 0o077;
const SUBJECT = 'service.key';
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
  if (!storedSecret(secretFile))
    return [
      bad(
        SUBJECT,
        'it is damaged or cannot be read, so the service does not start',
        `Put its copy at ${secretFile} as the service’s user, with mode 600. ${WITHOUT_COPY}`,
      ),
    ];
  return statSync(secretFile).mode & OTHERS_ACCESS
    ? [bad(SUBJECT, 'others can read it', `chmod 600 ${secretFile}`)]
    : [good(SUBJECT, 'nobody else can read it')];
}

/** A database that does not answer is taken for used, since its key would be missed. */
async function hasBeenUsed(location: Environment['database']): Promise<boolean> {
  if ('file' in location && !existsSync(location.file)) return false;
  const { database } = openDatabase(location, () => undefined);
  try {
    return (await doneMigrations(database)).length > 0;
  } catch {
    return true;
  } finally {
    await database.destroy();
  }
}
