import type { Kysely } from 'kysely';

/** An index to count the inbox items of the last hour without reading any other. */
export const openedInboxItems = ({ schema }: Kysely<unknown>): Promise<void> =>
  schema.createIndex('inbox_items_created').on('inbox_items').column('created_at').execute();
