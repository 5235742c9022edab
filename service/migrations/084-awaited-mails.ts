import type { Kysely } from 'kysely';

/** Marks mails and texts that somebody waits for, which are sent before all others. */
export async function awaitedMails({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('mail_queue')
    .addColumn('awaited', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
