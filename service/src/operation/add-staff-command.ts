import { migrate } from '../database/migrate';
import { parseEnvironment } from '../environment';
import { openContext } from '../open-context';
import { addStaff } from './add-staff';
import { readNewStaff } from './read-new-staff';

/** `npm run add-staff -- …`; the service may be running meanwhile. */
async function main(): Promise<void> {
  const person = readNewStaff(process.argv.slice(2));
  const context = openContext(parseEnvironment(process.env), () => console.error);
  try {
    await migrate(context.database, context.databaseKind);
    const username = await addStaff(context, person);
    console.log(`The account ${username} is there. A link to choose the password went to ${person.email}.`);
  } finally {
    await context.database.destroy();
  }
}

main().catch((error: unknown) => {
  console.error(`No account was made. ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
