import type { Database } from '../../database/tables';

export const isDoctorOfClinic = async (database: Database, id: string): Promise<boolean> =>
  (await database
    .selectFrom('doctors')
    .select('account_id')
    .where('account_id', '=', id)
    .executeTakeFirst()) !== undefined;
