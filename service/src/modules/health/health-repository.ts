import { sql } from 'kysely';
import type { Database } from '../../database/tables';

/** Fails when the database does not answer. */
export const askDatabase = (database: Database) => sql`select 1`.execute(database);
