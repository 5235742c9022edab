import type { Kysely } from 'kysely';

/** Marks enrolments that the visitor has not confirmed yet, and links a confirmation's code to its enrolment. */
export async function unconfirmedEnrolments({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('enrolments')
    .addColumn('unconfirmed', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.alterTable('enrolments').addColumn('visitor_network', 'text').execute();
  await schema.alterTable('booking_confirmations').addColumn('enrolment_id', 'text').execute();
}
