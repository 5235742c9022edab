import type { Kysely } from 'kysely';

/** The index is not unique, since several members of a family share one phone. */
export const phones = ({ schema }: Kysely<unknown>): Promise<void> =>
  schema.createIndex('personal_details_phone').on('personal_details').column('phone').execute();
