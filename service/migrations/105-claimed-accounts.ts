import type { Kysely } from 'kysely';

/** Adds the time at which the owner chose a password for an account that had none. Null where nobody did, and for claims before this migration. */
export const claimedAccounts = ({ schema }: Kysely<unknown>): Promise<void> =>
  schema.alterTable('accounts').addColumn('claimed_at', 'text').execute();
