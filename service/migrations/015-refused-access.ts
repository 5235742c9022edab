import type { Kysely } from 'kysely';

/** Adds the refused call, with the pattern of its path, since ids stay out of the log. */
export const refusedAccess = (database: Kysely<unknown>): Promise<void> =>
  database.schema.alterTable('security_log').addColumn('refused', 'text').execute();
