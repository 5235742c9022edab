import type { Kysely } from 'kysely';

/** An index for the queries that run every minute; they read only entries that still wait or are offered a timing. */
export const openWaitingEntries = ({ schema }: Kysely<unknown>): Promise<void> =>
  schema.createIndex('waiting_list_status').on('waiting_list').columns(['status', 'date']).execute();
