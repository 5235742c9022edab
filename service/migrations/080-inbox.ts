import { type Kysely, sql } from 'kysely';
import { linked, owned, primary, required } from './column-kinds';

const DAY_MS = 24 * 60 * 60_000;

interface Sent {
  id: string;
  at: string;
}

/** An item is deleted together with its subject. */
const deletedWith = (table: string) => (column: Parameters<typeof required>[0]) =>
  column.references(table).onDelete('cascade');

/** Messages, enrolments, requests and payments wait for the desk in one list. */
export async function inbox(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable('inbox_items')
    .addColumn('id', 'text', primary)
    .addColumn('kind', 'text', required)
    .addColumn('message_id', 'text', deletedWith('messages.id'))
    .addColumn('enrolment_id', 'text', deletedWith('enrolments.id'))
    .addColumn('appointment_id', 'text', deletedWith('appointments.id'))
    .addColumn('payment_id', 'text', deletedWith('bill_payments.id'))
    .addColumn('created_at', 'text', required)
    .addColumn('due_at', 'text', required)
    .addColumn('taken_by', 'text', linked('accounts.id'))
    .addColumn('done_at', 'text')
    .execute();
  await schema
    .createIndex('inbox_items_open')
    .on('inbox_items')
    .columns(['done_at', 'taken_by', 'created_at'])
    .execute();
  await schema
    .createTable('inbox_entries')
    .addColumn('id', 'text', primary)
    .addColumn('item_id', 'text', owned('inbox_items.id'))
    .addColumn('position', 'integer', required)
    .addColumn('kind', 'text', required)
    .addColumn('at', 'text', required)
    .addColumn('account_id', 'text', linked('accounts.id'))
    .addColumn('text', 'text', required)
    .execute();
  await schema
    .createIndex('inbox_entries_item')
    .on('inbox_entries')
    .columns(['item_id', 'position'])
    .execute();
  // This index finds the e-mail address for mails about a course bill.
  await schema.createIndex('enrolments_bill').on('enrolments').column('bill_id').execute();
  await schema.createTable('inbox_mail_days').addColumn('day', 'text', primary).execute();

  const unread = (noun: 'messages' | 'enrolments') =>
    sql<Sent>`select id, created_at as at from ${sql.table(noun)} where status = 'new'`;
  await carryOver(database, 'message', 'message_id', unread('messages'));
  await carryOver(database, 'enrolment', 'enrolment_id', unread('enrolments'));
  await carryOver(
    database,
    'request',
    'appointment_id',
    sql<Sent>`select id, created_at as at from appointments where status = 'requested'`,
  );
  await carryOver(
    database,
    'payment',
    'payment_id',
    sql<Sent>`select id, at from bill_payments where status = 'reported'`,
  );
}

/** Items from before this migration are due after one calendar day, instead of one working day. */
async function carryOver(
  database: Kysely<unknown>,
  kind: string,
  column: string,
  query: ReturnType<typeof sql<Sent>>,
): Promise<void> {
  const { rows } = await query.execute(database);
  for (const { id, at } of rows) {
    const dueAt = new Date(Date.parse(at) + DAY_MS).toISOString();
    await sql`insert into inbox_items (id, kind, ${sql.ref(column)}, created_at, due_at)
      values (${id}, ${kind}, ${id}, ${at}, ${dueAt})`.execute(database);
  }
}
