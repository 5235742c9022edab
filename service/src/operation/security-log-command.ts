import { tidyEmail } from '@nivara/shared/domain/field-rules';
import { migrate } from '../database/migrate';
import { parseEnvironment } from '../environment';
import { findAccountByLogin } from '../modules/accounts/account-repository';
import { listEvents } from '../modules/security-log/security-log-repository';
import { openContext } from '../open-context';

const MOST = 200;

/** `npm run security-log [-- USERNAME]` prints the newest entries as JSON lines, the newest first. */
async function main(): Promise<void> {
  const [login] = process.argv.slice(2);
  const context = openContext(parseEnvironment(process.env), () => console.error);
  const { database, databaseKind } = context;
  try {
    await migrate(database, databaseKind);
    const account = login === undefined ? undefined : await findAccountByLogin(database, tidyEmail(login));
    if (login !== undefined && !account) throw new Error(`There is no account ${login}.`);
    for (const event of await listEvents(database, account?.id, MOST)) console.log(JSON.stringify(event));
  } finally {
    await database.destroy();
  }
}

main().catch((error: unknown) => {
  console.error(`The log could not be read. ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
