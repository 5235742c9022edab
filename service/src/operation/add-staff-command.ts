import { migrate } from '../database/migrate';
import { parseEnvironment } from '../environment';
import { openContext } from '../open-context';
import { addStaff } from './add-staff';
import { LinkNotSent } from './link-not-sent';
import { listServices } from '../modules/clinic-services/clinic-service-repository';
import { readNewStaff } from './read-new-staff';

/** `npm run add-staff -- …`; the service may be running meanwhile. */
async function main(): Promise<void> {
  const context = openContext(parseEnvironment(process.env), () => console.error);
  try {
    await migrate(context.database, context.databaseKind);
    const person = readNewStaff(process.argv.slice(2), await listServices(context.database));
    const username = await addStaff(context, person);
    console.log(
      `The account ${username} was made. A link to choose the password was mailed to ${person.email}.`,
    );
  } finally {
    await context.database.destroy();
  }
}

main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  console.error(error instanceof LinkNotSent ? message : `No account was made. ${message}`);
  process.exit(1);
});
