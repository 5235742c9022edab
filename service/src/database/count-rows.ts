import { type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from './tables';

/** Counts the rows of a query, and reads no more than `most` of them. */
export async function countRows<DB, TB extends keyof DB>(
  database: Database,
  rows: SelectQueryBuilder<DB, TB, object>,
  most: number,
): Promise<number> {
  const counted = rows.select(sql.lit(1).as('one')).limit(sql.lit(most)).as('counted');
  const { count } = await database
    .selectFrom(counted as never)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
