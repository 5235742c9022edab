import type { Kysely } from 'kysely';

export async function movedAppointments({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('appointments').addColumn('moved_at', 'text').execute();
}
