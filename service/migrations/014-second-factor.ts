import type { Kysely } from 'kysely';
import { owned, primary, required, unique } from './column-kinds';

export async function secondFactor(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('totp_factors')
    .addColumn('account_id', 'text', (column) => owned('accounts.id')(column).primaryKey())
    .addColumn('sealed_key', 'text', required)
    .addColumn('last_step', 'integer', required)
    .addColumn('created_at', 'text', required)
    .execute();
  await database.schema
    .createTable('passkeys')
    .addColumn('id', 'text', primary)
    .addColumn('account_id', 'text', owned('accounts.id'))
    .addColumn('credential_id', 'text', unique)
    .addColumn('public_key', 'text', required)
    .addColumn('counter', 'bigint', required)
    .addColumn('transports', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('last_used_at', 'text')
    .execute();
  await database.schema
    .createTable('recovery_codes')
    .addColumn('account_id', 'text', owned('accounts.id'))
    .addColumn('label', 'text', required)
    .addColumn('code_hash', 'text', required)
    .addPrimaryKeyConstraint('recovery_codes_key', ['account_id', 'label'])
    .execute();
  await database.schema
    .createTable('second_factor_challenges')
    .addColumn('token_hash', 'text', primary)
    .addColumn('account_id', 'text', owned('accounts.id'))
    .addColumn('purpose', 'text', required)
    .addColumn('content', 'text')
    .addColumn('expires_at', 'text', required)
    .execute();
  for (const table of ['passkeys', 'second_factor_challenges'])
    await database.schema.createIndex(`${table}_account`).on(table).column('account_id').execute();
}
