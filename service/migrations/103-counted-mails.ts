import type { Kysely } from 'kysely';

/** Notifications and inbox items know whether they were mailed, so that their mails can be limited. */
export async function countedMails({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('notifications')
    .addColumn('mailed', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.alterTable('inbox_items').addColumn('mailed_at', 'text').execute();
  await schema.createIndex('inbox_items_mailed_at').on('inbox_items').column('mailed_at').execute();
}
