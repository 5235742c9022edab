import { ROLE } from '@nivara/shared/contracts/session';
import type { AppContext } from '../../app-context';
import { newId } from '../../security/tokens';
import { hasAccounts, insertAccount } from './account-repository';

export const DEMO_ACCOUNTS = [
  {
    username: 'patient',
    password: 'Patient-demo-1',
    name: 'Demo Patient',
    email: 'patient@example.org',
    role: ROLE.patient,
  },
  {
    username: 'patient2',
    password: 'Patient-demo-2',
    name: 'Second Demo Patient',
    email: 'patient2@example.org',
    role: ROLE.patient,
  },
  {
    username: 'doctor',
    password: 'Doctor-demo-1',
    name: 'Dr. Demo',
    email: 'doctor@example.org',
    role: ROLE.doctor,
  },
] as const;

/** Only into a database without accounts. Two processes that start at once write the same rows, once. */
export async function addDemoAccounts({
  database,
  now,
  passwords,
  randomBytes,
}: Pick<AppContext, 'database' | 'now' | 'passwords' | 'randomBytes'>): Promise<void> {
  if (await hasAccounts(database)) return;
  const created_at = now().toISOString();
  const rows = await Promise.all(
    DEMO_ACCOUNTS.map(async ({ password, ...account }) => ({
      ...account,
      id: newId(randomBytes),
      password_hash: await passwords.hash(password),
      created_at,
    })),
  );
  await database.transaction().execute(async (trx) => {
    for (const row of rows) await insertAccount(trx, row);
  });
}
