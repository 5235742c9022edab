import type { Kysely } from 'kysely';

/** Each row has a value in these columns, and goes when an account is deleted. */
const ALWAYS_SET = {
  conversation_reads: 'account_id',
  personal_targets: 'account_id',
  vaccinations: 'account_id',
};

/**
 * Most rows have no value in these columns. A row with a value is changed or deleted when the row that the
 * value names is deleted, such as an account, a family member or an offer.
 */
const MOSTLY_EMPTY = {
  appointments: ['family_member_id'],
  bill_payments: ['taken_by'],
  bill_refunds: ['made_by'],
  bills: ['offer_id'],
  book_days: ['closed_by'],
  care_plans: ['family_member_id'],
  conversations: ['family_member_id'],
  credit_notes: ['issued_by'],
  enrolments: ['account_id'],
  inbox_entries: ['account_id'],
  inbox_items: ['appointment_id', 'enrolment_id', 'message_id', 'payment_id', 'taken_by'],
  messages: ['account_id'],
  patient_names: ['family_member_id'],
  prescriptions: ['family_member_id'],
  tests: ['appointment_id', 'family_member_id'],
  timing_claims: ['hold_owner'],
  uploads: ['added_by', 'family_member_id'],
  waiting_list: ['family_member_id'],
};

/** Without these indexes, a deletion reads each table once for each row that it deletes. */
export async function foreignKeyIndexes({ schema }: Kysely<unknown>): Promise<void> {
  const indexOf = (table: string, column: string) =>
    schema.createIndex(`${table}_by_${column}`).on(table).column(column);
  for (const [table, column] of Object.entries(ALWAYS_SET)) await indexOf(table, column).execute();
  for (const [table, columns] of Object.entries(MOSTLY_EMPTY)) {
    for (const column of columns) await indexOf(table, column).where(column, 'is not', null).execute();
  }
}
