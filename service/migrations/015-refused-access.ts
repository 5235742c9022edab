import type { Kysely } from 'kysely';

/** Adds a column for the refused call, with the route's pattern: the path itself may contain ids. */
export const refusedAccess = (database: Kysely<unknown>): Promise<void> =>
  database.schema.alterTable('security_log').addColumn('refused', 'text').execute();
