import type { Kysely } from 'kysely';

export async function cancelReasons({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('appointments').addColumn('cancel_reason', 'text').execute();
}
