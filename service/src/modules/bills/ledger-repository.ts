import { type Insertable, sql } from 'kysely';
import type { BillSums } from '@nivara/shared/domain/bill-balance';
import type { LedgerLine } from '@nivara/shared/domain/bill-lines';
import type { CreditNoteLine } from '@nivara/shared/domain/credit-note';
import type {
  BillPaymentsTable,
  BillRefundsTable,
  BillsTable,
  CreditNotesTable,
} from '../../database/money-tables';
import { countRows } from '../../database/count-rows';
import type { Database } from '../../database/tables';

/** Locks the bill until the transaction ends, so that two changes of one bill follow each other. */
export const lockBill = (database: Database, id: string) =>
  database
    .updateTable('bills')
    .set(({ ref }) => ({ about: ref('about') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

export const lockBillOfAppointment = (database: Database, appointmentId: string) =>
  database
    .updateTable('bills')
    .set(({ ref }) => ({ about: ref('about') }))
    .where('appointment_id', '=', appointmentId)
    .returningAll()
    .executeTakeFirst();

const sumOf = (rows: ReturnType<typeof sql>) =>
  sql<number | string>`(select coalesce(sum(amount_paise), 0) ${rows})`;

/** Adds up the rows of the bill's ledger. */
export async function sumsOf(database: Database, billId: string): Promise<Omit<BillSums, 'isCancelled'>> {
  const row = await database
    .selectNoFrom([
      sumOf(sql`from bill_lines where bill_id = ${billId}`).as('amount'),
      sumOf(sql`from credit_notes where bill_id = ${billId}`).as('credited'),
      sumOf(sql`from bill_payments where bill_id = ${billId} and status = 'confirmed'`).as('received'),
      sumOf(sql`from bill_payments where bill_id = ${billId} and status = 'reported'`).as('reported'),
      sumOf(sql`from bill_refunds where bill_id = ${billId}`).as('refunded'),
    ])
    .executeTakeFirstOrThrow();
  return {
    amount: Number(row.amount),
    credited: Number(row.credited),
    received: Number(row.received),
    reported: Number(row.reported),
    refunded: Number(row.refunded),
  };
}

/** Counts the reported payments of an account's bills that the clinic has not decided on, up to `most`. */
export function countReportsOfAccount(database: Database, accountId: string, most: number): Promise<number> {
  const reports = database
    .selectFrom('bill_payments')
    .innerJoin('bills', 'bills.id', 'bill_payments.bill_id')
    .where('bills.account_id', '=', accountId)
    .where('bill_payments.status', '=', 'reported');
  return countRows(database, reports, most);
}

type BillColumns = Pick<
  BillsTable,
  'amount_paise' | 'status' | 'paid_at' | 'transaction_id' | 'cancelled_at' | 'cancel_reason'
> & { credited_paise: number; received_paise: number; refunded_paise: number };

export const updateBill = (database: Database, billId: string, kept: Partial<BillColumns>) =>
  database.updateTable('bills').set(kept).where('id', '=', billId).execute();

export const linesIn = (database: Database, billId: string): Promise<LedgerLine[]> =>
  database
    .selectFrom('bill_lines')
    .select(['kind', 'text', 'amount_paise as amount', 'tax_percent as taxPercent'])
    .where('bill_id', '=', billId)
    .orderBy('position')
    .execute();

export const insertLines = (database: Database, billId: string, lines: readonly LedgerLine[]) =>
  database
    .insertInto('bill_lines')
    .values(
      lines.map(({ kind, text, amount, taxPercent }, position) => ({
        bill_id: billId,
        position,
        kind,
        text,
        amount_paise: amount,
        tax_percent: taxPercent,
      })),
    )
    .execute();

export async function replaceLines(
  database: Database,
  billId: string,
  lines: readonly LedgerLine[],
): Promise<void> {
  await database.deleteFrom('bill_lines').where('bill_id', '=', billId).execute();
  await insertLines(database, billId, lines);
}

export const insertPayment = (database: Database, payment: BillPaymentsTable) =>
  database.insertInto('bill_payments').values(payment).execute();

export const decidePayment = (
  database: Database,
  id: string,
  decision: Partial<
    Pick<BillPaymentsTable, 'status' | 'amount_paise' | 'reference' | 'at' | 'day' | 'taken_by'>
  >,
) => database.updateTable('bill_payments').set(decision).where('id', '=', id).execute();

/** Oldest first, each with the name of whoever took it. */
export const paymentsOf = (database: Database, billId: string) =>
  database
    .selectFrom('bill_payments')
    .leftJoin('accounts', 'accounts.id', 'bill_payments.taken_by')
    .selectAll('bill_payments')
    .select('accounts.name as taken_by_name')
    .where('bill_id', '=', billId)
    .orderBy('at')
    .orderBy('bill_payments.id')
    .execute();

export const insertRefund = (database: Database, refund: BillRefundsTable) =>
  database.insertInto('bill_refunds').values(refund).execute();

export const refundsOf = (database: Database, billId: string) =>
  database
    .selectFrom('bill_refunds')
    .leftJoin('accounts', 'accounts.id', 'bill_refunds.made_by')
    .selectAll('bill_refunds')
    .select('accounts.name as made_by_name')
    .where('bill_id', '=', billId)
    .orderBy('at')
    .orderBy('bill_refunds.id')
    .execute();

export async function insertCreditNote(
  database: Database,
  note: Insertable<CreditNotesTable> & { id: string },
  lines: readonly CreditNoteLine[],
): Promise<void> {
  await database.insertInto('credit_notes').values(note).execute();
  await database
    .insertInto('credit_note_lines')
    .values(
      lines.map(({ position, text, amount, tax }) => ({
        credit_note_id: note.id,
        position,
        text,
        amount_paise: amount,
        tax_paise: tax,
      })),
    )
    .execute();
}

export const creditNotesOf = (database: Database, billId: string) =>
  database
    .selectFrom('credit_notes')
    .leftJoin('accounts', 'accounts.id', 'credit_notes.issued_by')
    .selectAll('credit_notes')
    .select('accounts.name as issued_by_name')
    .where('bill_id', '=', billId)
    .orderBy('issued_at')
    .orderBy('number')
    .execute();

/** The lines of all credit notes of the bill. */
export const creditedLines = (database: Database, billId: string) =>
  database
    .selectFrom('credit_note_lines')
    .innerJoin('credit_notes', 'credit_notes.id', 'credit_note_lines.credit_note_id')
    .select([
      'credit_note_lines.credit_note_id as creditNoteId',
      'credit_note_lines.position',
      'credit_note_lines.text',
      'credit_note_lines.amount_paise as amount',
      'credit_note_lines.tax_paise as tax',
    ])
    .where('credit_notes.bill_id', '=', billId)
    .orderBy('credit_note_lines.position')
    .execute();

/**
 * The numbers of the bills with another payment that has the same reference, or a reference with
 * these digits. Payments that were not received do not count.
 */
export async function billsWithReference(
  database: Database,
  {
    reference,
    digits,
    exceptId,
  }: { reference: string; digits: string | undefined; exceptId: string | undefined },
): Promise<string[]> {
  const rows = await database
    .selectFrom('bill_payments')
    .innerJoin('bills', 'bills.id', 'bill_payments.bill_id')
    .select('bills.number')
    .distinct()
    .where((where) =>
      where.or([
        where(sql`lower(bill_payments.reference)`, '=', reference.toLowerCase()),
        ...(digits === undefined ? [] : [where('bill_payments.reference', 'like', `%${digits}%`)]),
      ]),
    )
    .where('bill_payments.id', '<>', exceptId ?? '')
    .where('bill_payments.status', '<>', 'not received')
    .orderBy('bills.number')
    .execute();
  return rows.map(({ number }) => number);
}
