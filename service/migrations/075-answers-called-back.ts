import type { Kysely } from 'kysely';

/** Links a mail to the desk's answer that it carries, so that the answer can be undone until the mail leaves. */
export async function answersCalledBack({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('mail_queue').addColumn('answer_id', 'text').execute();
  await schema.createIndex('mail_queue_answer').on('mail_queue').column('answer_id').execute();
}
