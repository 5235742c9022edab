import { type Kysely, sql } from 'kysely';
import { linked, owned, primary, required, unique } from '../column-kinds';

/** Rebuilds the table, since SQLite cannot make a column optional: a desk bill has neither appointment nor service. */
export async function rebuildBills(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable('new_bills')
    .addColumn('id', 'text', primary)
    .addColumn('number', 'text', unique)
    .addColumn('account_id', 'text', linked('accounts.id'))
    .addColumn('appointment_id', 'text', (column) => linked('appointments.id')(column).unique())
    .addColumn('booking_id', 'text')
    .addColumn('service_id', 'integer', (column) => column.references('services.id'))
    .addColumn('about', 'text', required)
    .addColumn('offer_id', 'text', linked('offers.id'))
    .addColumn('patient_name', 'text', required)
    .addColumn('phone', 'text')
    .addColumn('amount_paise', 'integer', required)
    .addColumn('credited_paise', 'integer', (column) => required(column).defaultTo(0))
    .addColumn('received_paise', 'integer', (column) => required(column).defaultTo(0))
    .addColumn('refunded_paise', 'integer', (column) => required(column).defaultTo(0))
    .addColumn('status', 'text', required)
    .addColumn('transaction_id', 'text')
    .addColumn('issued_at', 'text', required)
    .addColumn('paid_at', 'text')
    .addColumn('cancelled_at', 'text')
    .addColumn('cancel_reason', 'text')
    .execute();
  await sql`insert into new_bills
      (id, number, account_id, appointment_id, booking_id, service_id, about, offer_id, patient_name, phone,
        amount_paise, status, transaction_id, issued_at, paid_at)
    select bills.id, number, account_id, appointment_id, booking_id, service_id, services.name, offer_id, patient_name,
        phone, amount_paise, status, transaction_id, issued_at, paid_at
      from bills inner join services on services.id = bills.service_id`.execute(database);

  await schema
    .createTable('new_bill_lines')
    .addColumn('bill_id', 'text', owned('new_bills.id'))
    .addColumn('position', 'integer', required)
    .addColumn('kind', 'text', required)
    .addColumn('text', 'text', required)
    .addColumn('amount_paise', 'integer', required)
    .addColumn('tax_percent', 'integer', (column) => required(column).defaultTo(0))
    .addPrimaryKeyConstraint('new_bill_lines_key', ['bill_id', 'position'])
    .execute();
  await sql`insert into new_bill_lines (bill_id, position, kind, text, amount_paise)
    select bill_id, position, case when amount_paise < 0 then 'offer' else 'fee' end, text, amount_paise
      from bill_lines`.execute(database);

  // The lines are dropped first, since PostgreSQL does not drop a table to which another one refers.
  await schema.dropTable('bill_lines').execute();
  await schema.dropTable('bills').execute();
  await schema.alterTable('new_bills').renameTo('bills').execute();
  await schema.alterTable('new_bill_lines').renameTo('bill_lines').execute();
  await schema.createIndex('bills_account_id').on('bills').columns(['account_id', 'issued_at']).execute();
  await schema.createIndex('bills_status').on('bills').columns(['status', 'issued_at']).execute();
  await schema.createIndex('bills_issued_at').on('bills').column('issued_at').execute();
}
