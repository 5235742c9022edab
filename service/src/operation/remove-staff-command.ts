import { commandLine } from '@nivara/shared/server/command-line';
import { type LeftOver, previewLeaving, removeStaff } from './remove-staff';
import { withAccount } from './with-account';

const PREVIEW = '--preview';

/** `npm run remove-staff -- USERNAME [--preview]` */
async function main(): Promise<void> {
  const [login, option, ...more] = process.argv.slice(2);
  if (!login || ![undefined, PREVIEW].includes(option) || more.length > 0)
    throw new Error(
      `Usage: ${commandLine(`remove-staff -- USERNAME [${PREVIEW}]`)} (or the e-mail address; with ${PREVIEW} nobody is removed)`,
    );
  await withAccount(login, async (context, account) => {
    if (option === PREVIEW) {
      const lines = linesOf(account.name, await previewLeaving(context, account));
      console.log(lines.length === 0 ? `${account.name} leaves nothing undone.` : lines.join('\n'));
      return;
    }
    const leftOver = await removeStaff(context, account);
    console.log(`${account.username} is signed out everywhere and cannot sign in any more.`);
    for (const line of linesOf(account.name, leftOver)) console.log(line);
  });
}

/** Says what others must finish, in one line for each kind of work. */
function linesOf(name: string, { coming, unreleased, openSelfcare, unsigned }: LeftOver): string[] {
  const lines: string[] = [];
  if (coming > 0)
    lines.push(
      `Appointments to come that still name ${name}: ${coming}. Move or cancel them at the desk; those with notes can only be cancelled and booked anew.`,
    );
  if (unreleased.length > 0)
    lines.push(
      `Patients with results that ${name} ordered and nobody has released: ${unreleased.join(', ')}. ` +
        'Book each with a doctor, who releases the result.',
    );
  if (openSelfcare.length > 0)
    lines.push(
      `Patients with open selfcare tests that ${name} ordered: ${openSelfcare.join(', ')}. Once ${name} has left, ` +
        'these take no values. Book each with a doctor, who completes the test and orders another.',
    );
  if (unsigned.count > 0)
    lines.push(
      `Visits with notes that ${name} has not signed: ${unsigned.count}. Only their author can sign them.`,
    );
  if (unsigned.patients.length > 0)
    lines.push(
      `Patients whose other doctors will read these notes, marked as unsigned: ${unsigned.patients.join(', ')}.`,
    );
  if (unsigned.unread.length > 0)
    lines.push(
      `Nobody else reads such notes about visitors and people who were booked by name: ${unsigned.unread.join(', ')}.`,
    );
  return lines;
}

main().catch((error: unknown) => {
  console.error(`Nobody was removed. ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
