import type { Kysely } from 'kysely';

/** Earlier versions stay with the prescription, since a medical record is never overwritten. */
export async function earlierPrescriptions({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('prescriptions')
    .addColumn('earlier', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
}
