import { type Kysely, sql } from 'kysely';

/** Finds other bills with the same transaction ID, whatever the number of payments. */
export const paymentReferences = ({ schema }: Kysely<unknown>): Promise<void> =>
  schema
    .createIndex('bill_payments_reference')
    .on('bill_payments')
    .expression(sql`lower(reference)`)
    .execute();
