import { migrate } from '../database/migrate';
import { parseEnvironment } from '../environment';
import { openContext } from '../open-context';
import { addDoctor } from './add-doctor';

/** `npm run add-doctor -- EMAIL NAME TITLE SERVICES`, while the service runs or not; SERVICES are ids like 1,2,5. */
async function main(): Promise<void> {
  const [email, name, title, services] = process.argv.slice(2);
  if (!email || !name || !title || !services) {
    throw new Error('Usage: npm run add-doctor -- EMAIL "NAME" "TITLE" 1,2,5');
  }
  const context = openContext(parseEnvironment(process.env), () => console.error);
  try {
    await migrate(context.database, context.databaseKind);
    const ids = services.split(',').map(Number);
    const username = await addDoctor(context, { email, name, title, services: ids });
    console.log(`The account ${username} is there. A link to choose the password went to ${email}.`);
  } finally {
    await context.database.destroy();
  }
}

main().catch((error: unknown) => {
  console.error(`No account was made. ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
