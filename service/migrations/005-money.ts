import type { Kysely } from 'kysely';
import { linked, needs, owned, primary, required, unique } from './column-kinds';

export async function money({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('counters')
    .addColumn('name', 'text', primary)
    .addColumn('value', 'integer', required)
    .execute();

  await schema
    .createTable('offers')
    .addColumn('id', 'text', primary)
    .addColumn('number', 'integer', unique)
    .addColumn('kind', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('description', 'text', required)
    .addColumn('valid_from', 'text', required)
    .addColumn('valid_to', 'text', required)
    .addColumn('discount_percent', 'integer', required)
    .addColumn('service_ids', 'text', required)
    .addColumn('terms', 'text', required)
    .addColumn('special_discount', 'text', required)
    .addColumn('special_terms', 'text', required)
    .addColumn('freebies', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute();
  await schema.createIndex('offers_validity').on('offers').columns(['valid_to', 'valid_from']).execute();

  await schema
    .createTable('bills')
    .addColumn('id', 'text', primary)
    .addColumn('number', 'text', unique)
    // The books must stay complete: when an account is deleted, its bills stay, without the patient's name.
    .addColumn('account_id', 'text', linked('accounts.id'))
    .addColumn('appointment_id', 'text', (column) => linked('appointments.id')(column).unique())
    .addColumn('booking_id', 'text', required)
    .addColumn('service_id', 'integer', needs('services.id'))
    .addColumn('offer_id', 'text', linked('offers.id'))
    .addColumn('patient_name', 'text', required)
    .addColumn('phone', 'text')
    .addColumn('amount_paise', 'integer', required)
    .addColumn('status', 'text', required)
    .addColumn('transaction_id', 'text')
    .addColumn('issued_at', 'text', required)
    .addColumn('paid_at', 'text')
    .execute();
  await schema.createIndex('bills_account_id').on('bills').columns(['account_id', 'issued_at']).execute();

  await schema
    .createTable('bill_lines')
    .addColumn('bill_id', 'text', owned('bills.id'))
    .addColumn('position', 'integer', required)
    .addColumn('text', 'text', required)
    .addColumn('amount_paise', 'integer', required)
    .addPrimaryKeyConstraint('bill_lines_key', ['bill_id', 'position'])
    .execute();
}
