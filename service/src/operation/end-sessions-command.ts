import { tidyEmail } from '@nivara/shared/domain/field-rules';
import { commandLine } from '@nivara/shared/server/command-line';
import { migrate } from '../database/migrate';
import { parseEnvironment } from '../environment';
import { findAccountByLogin } from '../modules/accounts/account-repository';
import { openContext } from '../open-context';
import { endSessions } from './end-sessions';

const EVERYBODY = '--all';

/** `npm run end-sessions -- USERNAME`, or `--all`; the service may be running meanwhile. */
async function main(): Promise<void> {
  const [who, ...more] = process.argv.slice(2);
  if (!who || more.length > 0 || (who.startsWith('-') && who !== EVERYBODY))
    throw new Error(
      `Usage: ${commandLine('end-sessions -- USERNAME')} (or the e-mail address), or ${commandLine(`end-sessions -- ${EVERYBODY}`)}`,
    );
  const context = openContext(parseEnvironment(process.env), () => console.error);
  try {
    await migrate(context.database, context.databaseKind);
    const account =
      who === EVERYBODY ? undefined : await findAccountByLogin(context.database, tidyEmail(who));
    if (who !== EVERYBODY && !account) throw new Error(`There is no account ${who}.`);
    const ended = await endSessions(context, account?.id);
    if (!account)
      console.log(
        `Everybody is signed out: ${ended} ${ended === 1 ? 'account was' : 'accounts were'} signed in.`,
      );
    else console.log(`${account.username} ${ended > 0 ? 'is signed out everywhere' : 'was not signed in'}.`);
  } finally {
    await context.database.destroy();
  }
}

main().catch((error: unknown) => {
  console.error(`No session was ended. ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
