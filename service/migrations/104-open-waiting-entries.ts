import type { Kysely } from 'kysely';

/** An index for the queries of each minute, which read only entries that still wait or are offered a timing. */
export const openWaitingEntries = ({ schema }: Kysely<unknown>): Promise<void> =>
  schema.createIndex('waiting_list_status').on('waiting_list').columns(['status', 'date']).execute();
