import type { Kysely } from 'kysely';
import { required } from './column-kinds';

/** Has a row for each limited mail of the last day. No row goes with an account, so deleting one frees no limit. */
export async function countedMails({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('counted_mails')
    .addColumn('subject', 'text', required)
    .addColumn('at', 'text', required)
    .execute();
  await schema.createIndex('counted_mails_subject').on('counted_mails').columns(['subject', 'at']).execute();
  await schema.createIndex('counted_mails_at').on('counted_mails').column('at').execute();
}
