import type { Kysely } from 'kysely';

/** Adds the refused call. It has the pattern of its path, since the path itself may contain ids. */
export const refusedAccess = (database: Kysely<unknown>): Promise<void> =>
  database.schema.alterTable('security_log').addColumn('refused', 'text').execute();
