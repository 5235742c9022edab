import { type Kysely, sql } from 'kysely';

/** Bills with an open amount are listed and added up from this index, however many are settled. */
export async function unsettledBills({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createIndex('bills_unsettled')
    .on('bills')
    .columns([
      'issued_at',
      'number',
      'status',
      'cancelled_at',
      'amount_paise',
      'credited_paise',
      'received_paise',
      'refunded_paise',
      'appointment_id',
    ])
    .where(sql`status`, 'in', sql`('unpaid', 'part paid', 'reported')`)
    .execute();
}
