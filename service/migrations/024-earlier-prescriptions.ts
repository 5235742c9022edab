import type { Kysely } from 'kysely';

/** What a correction replaced stays with the prescription, since a medical record is never overwritten. */
export async function earlierPrescriptions({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('prescriptions')
    .addColumn('earlier', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
}
