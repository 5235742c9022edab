import type { Kysely } from 'kysely';
import { primary, required } from './column-kinds';

/** Adds the networks of visitors who booked without a code, and the bookings that wait for a code. */
export async function visitorBookings(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema.alterTable('appointments').addColumn('visitor_network', 'text').execute();
  await schema.alterTable('timing_claims').addColumn('visitor_network', 'text').execute();
  for (const table of ['appointments', 'timing_claims'])
    await schema.createIndex(`${table}_visitor_network`).on(table).column('visitor_network').execute();
  await schema
    .createIndex('appointments_contact_phone')
    .on('appointments')
    .columns(['contact_phone', 'appointment_date'])
    .execute();

  await schema
    .createTable('booking_confirmations')
    .addColumn('id', 'text', primary)
    .addColumn('code_hash', 'text', required)
    .addColumn('contact_hash', 'text', required)
    .addColumn('network', 'text', required)
    .addColumn('hold_id', 'text')
    .addColumn('booking', 'text', required)
    .addColumn('tries', 'integer', required)
    .addColumn('expires_at', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute();
  await schema
    .createIndex('booking_confirmations_created_at')
    .on('booking_confirmations')
    .column('created_at')
    .execute();
}
