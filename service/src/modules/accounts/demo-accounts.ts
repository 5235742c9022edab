import { DEMO_ACCOUNTS, DEMO_DESK } from '@nivara/shared/contracts/demo-accounts';
import type { AppContext } from '../../app-context';
import { newId } from '../../security/tokens';
import { employ } from '../staff/employ';
import { hasAccounts, insertAccount } from './account-repository';

const KEYS = Object.keys(DEMO_ACCOUNTS) as (keyof typeof DEMO_ACCOUNTS)[];

type DemoPasswordHashes = Record<keyof typeof DEMO_ACCOUNTS, string>;

/** Hashing is slow, so it happens before any lock. */
export async function hashDemoPasswords(passwords: AppContext['passwords']): Promise<DemoPasswordHashes> {
  const hashed = KEYS.map(async (key) => [key, await passwords.hash(DEMO_ACCOUNTS[key].password)] as const);
  return Object.fromEntries(await Promise.all(hashed)) as DemoPasswordHashes;
}

export async function insertDemoAccounts(
  { database, now, randomBytes }: Pick<AppContext, 'database' | 'now' | 'randomBytes'>,
  hashes: DemoPasswordHashes,
): Promise<void> {
  for (const key of KEYS) {
    const { password: _, ...account } = DEMO_ACCOUNTS[key];
    const id = newId(randomBytes);
    const isNew = await insertAccount(database, {
      ...account,
      id,
      password_hash: hashes[key],
      created_at: now().toISOString(),
    });
    if (isNew && key === 'desk') await employ(database, id, DEMO_DESK);
  }
}

/** Adds the accounts to a database that has none. Each is added once, even if several processes start at once. */
export async function addDemoAccounts(
  context: Pick<AppContext, 'database' | 'now' | 'passwords' | 'randomBytes'>,
): Promise<void> {
  if (await hasAccounts(context.database)) return;
  const hashes = await hashDemoPasswords(context.passwords);
  await context.database
    .transaction()
    .execute((database) => insertDemoAccounts({ ...context, database }, hashes));
}
