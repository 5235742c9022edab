import type { Kysely } from 'kysely';
import { owned, required } from './column-kinds';

/** The vaccinations that a family has noted for a child. */
export async function vaccinations(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('vaccinations')
    .addColumn('patient_key', 'text', required)
    .addColumn('account_id', 'text', owned('accounts.id'))
    .addColumn('vaccine', 'text', required)
    .addColumn('given_on', 'text', required)
    .addColumn('noted_at', 'text', required)
    .addPrimaryKeyConstraint('vaccinations_key', ['patient_key', 'vaccine'])
    .execute();
}
