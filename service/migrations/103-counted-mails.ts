import type { Kysely } from 'kysely';
import { required } from './column-kinds';

/** Has a row for each mail of the last day that counts towards a limit. The rows stay when an account is deleted, so deleting an account resets no limit. */
export async function countedMails({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('counted_mails')
    .addColumn('subject', 'text', required)
    .addColumn('at', 'text', required)
    .execute();
  await schema.createIndex('counted_mails_subject').on('counted_mails').columns(['subject', 'at']).execute();
  await schema.createIndex('counted_mails_at').on('counted_mails').column('at').execute();
}
