import { type Kysely, sql } from 'kysely';

/**
 * Adds the networks from which new patients open accounts and book, and the mailbox of each account: the mailbox of
 * name+tag@host is name@host.
 */
export async function networksOfAccounts(
  database: Kysely<unknown>,
  kind: 'sqlite' | 'postgres',
): Promise<void> {
  const { schema } = database;
  const position = (letter: string) =>
    kind === 'sqlite' ? sql`instr(email, ${sql.lit(letter)})` : sql`strpos(email, ${sql.lit(letter)})`;
  const plus = position('+');
  const at = position('@');
  const mailbox = sql`case when ${plus} between 2 and ${at}
    then substr(email, 1, ${plus} - 1) || substr(email, ${at}) else email end`;
  await schema
    .alterTable('accounts')
    .addColumn('mailbox', 'text', (column) => {
      const generated = column.generatedAlwaysAs(mailbox);
      // SQLite cannot add a stored generated column to a table that exists.
      return kind === 'sqlite' ? generated : generated.stored();
    })
    .execute();
  await schema.createIndex('accounts_mailbox').on('accounts').column('mailbox').execute();
  await schema.alterTable('accounts').addColumn('opened_from', 'text').execute();
  await schema.createIndex('accounts_opened_from').on('accounts').column('opened_from').execute();
  await schema.alterTable('appointments').addColumn('booked_from', 'text').execute();
  await schema.createIndex('appointments_booked_from').on('appointments').column('booked_from').execute();
  await schema.alterTable('enrolments').addColumn('booked_from', 'text').execute();
}
