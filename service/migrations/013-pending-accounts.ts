import type { Kysely } from 'kysely';
import { primary, required } from './column-kinds';

/** Accounts whose mail address nobody has confirmed; several rows may have the same address. */
export async function pendingAccounts(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('pending_accounts')
    .addColumn('token_hash', 'text', primary)
    .addColumn('name', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('password_hash', 'text', required)
    .addColumn('expires_at', 'text', required)
    .execute();
  await database.schema
    .createIndex('pending_accounts_email')
    .on('pending_accounts')
    .column('email')
    .execute();
}
