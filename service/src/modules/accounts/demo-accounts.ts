import { DEMO_ACCOUNTS } from '@nivara/shared/contracts/demo-accounts';
import type { AppContext } from '../../app-context';
import { newId } from '../../security/tokens';
import { hasAccounts, insertAccount } from './account-repository';

type DemoPasswords = Record<keyof typeof DEMO_ACCOUNTS, string>;

/** Takes a while: done before anything waits for it. */
export async function hashDemoPasswords(passwords: AppContext['passwords']): Promise<DemoPasswords> {
  const { patient, secondPatient, doctor } = DEMO_ACCOUNTS;
  const [first, second, third] = await Promise.all([
    passwords.hash(patient.password),
    passwords.hash(secondPatient.password),
    passwords.hash(doctor.password),
  ]);
  return { patient: first, secondPatient: second, doctor: third };
}

export async function insertDemoAccounts(
  { database, now, randomBytes }: Pick<AppContext, 'database' | 'now' | 'randomBytes'>,
  hashes: DemoPasswords,
): Promise<void> {
  for (const key of ['patient', 'secondPatient', 'doctor'] as const) {
    const { password: _, ...account } = DEMO_ACCOUNTS[key];
    await insertAccount(database, {
      ...account,
      id: newId(randomBytes),
      password_hash: hashes[key],
      created_at: now().toISOString(),
    });
  }
}

/** Only into a database without accounts. Two processes that start at once write the same rows, once. */
export async function addDemoAccounts(
  context: Pick<AppContext, 'database' | 'now' | 'passwords' | 'randomBytes'>,
): Promise<void> {
  if (await hasAccounts(context.database)) return;
  const hashes = await hashDemoPasswords(context.passwords);
  await context.database
    .transaction()
    .execute((database) => insertDemoAccounts({ ...context, database }, hashes));
}
