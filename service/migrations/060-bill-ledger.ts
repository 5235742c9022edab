import type { Kysely } from 'kysely';
import { rebuildBills } from './060-bill-ledger/rebuild-bills';
import { carryPaymentsOver } from './060-bill-ledger/carry-payments-over';
import { linked, needs, owned, primary, required, unique } from './column-kinds';

/** Bills become a ledger: payments, refunds and credit notes are rows of their own, and each day is closed. */
export async function billLedger(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await rebuildBills(database);

  await schema
    .createTable('bill_payments')
    .addColumn('id', 'text', primary)
    .addColumn('bill_id', 'text', needs('bills.id'))
    .addColumn('method', 'text', required)
    .addColumn('amount_paise', 'integer', required)
    .addColumn('reference', 'text')
    .addColumn('status', 'text', required)
    .addColumn('at', 'text', required)
    .addColumn('day', 'text')
    .addColumn('taken_by', 'text', linked('accounts.id'))
    .execute();
  await schema.createIndex('bill_payments_bill_id').on('bill_payments').column('bill_id').execute();
  await schema.createIndex('bill_payments_day').on('bill_payments').column('day').execute();

  await schema
    .createTable('bill_refunds')
    .addColumn('id', 'text', primary)
    .addColumn('bill_id', 'text', needs('bills.id'))
    .addColumn('method', 'text', required)
    .addColumn('amount_paise', 'integer', required)
    .addColumn('reference', 'text')
    .addColumn('at', 'text', required)
    .addColumn('day', 'text', required)
    .addColumn('made_by', 'text', linked('accounts.id'))
    .execute();
  await schema.createIndex('bill_refunds_bill_id').on('bill_refunds').column('bill_id').execute();
  await schema.createIndex('bill_refunds_day').on('bill_refunds').column('day').execute();

  await schema
    .createTable('credit_notes')
    .addColumn('id', 'text', primary)
    .addColumn('number', 'text', unique)
    .addColumn('bill_id', 'text', needs('bills.id'))
    .addColumn('reason', 'text', required)
    .addColumn('amount_paise', 'integer', required)
    .addColumn('issued_at', 'text', required)
    .addColumn('issued_by', 'text', linked('accounts.id'))
    .execute();
  await schema.createIndex('credit_notes_bill_id').on('credit_notes').column('bill_id').execute();
  await schema
    .createTable('credit_note_lines')
    .addColumn('credit_note_id', 'text', owned('credit_notes.id'))
    .addColumn('position', 'integer', required)
    .addColumn('text', 'text', required)
    .addColumn('amount_paise', 'integer', required)
    .addColumn('tax_paise', 'integer', required)
    .addPrimaryKeyConstraint('credit_note_lines_key', ['credit_note_id', 'position'])
    .execute();

  await schema
    .createTable('book_days')
    .addColumn('day', 'text', primary)
    .addColumn('closed_at', 'text')
    .addColumn('closed_by', 'text', linked('accounts.id'))
    .addColumn('note', 'text')
    .execute();
  await schema
    .createTable('book_day_sums')
    .addColumn('day', 'text', owned('book_days.day'))
    .addColumn('method', 'text', required)
    .addColumn('received_paise', 'bigint', required)
    .addColumn('refunded_paise', 'bigint', required)
    .addColumn('counted_paise', 'bigint', required)
    .addPrimaryKeyConstraint('book_day_sums_key', ['day', 'method'])
    .execute();

  await carryPaymentsOver(database);
}
