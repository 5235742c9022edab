import { DEMO_ACCOUNTS } from '@nivara/shared/contracts/demo-accounts';
import type { AppContext } from '../../app-context';
import { newId } from '../../security/tokens';
import { hasAccounts, insertAccount } from './account-repository';

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
    Object.values(DEMO_ACCOUNTS).map(async ({ password, ...account }) => ({
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
