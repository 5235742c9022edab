import { sql } from 'kysely';
import type { Database } from './tables';

/** The numbers have no gap: a failed transaction gives its number back, and an open transaction locks the series. */
export async function nextNumber(database: Database, series: string): Promise<number> {
  const { value } = await database
    .insertInto('counters')
    .values({ name: series, value: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: sql<number>`counters.value + 1` }))
    .returning('value')
    .executeTakeFirstOrThrow();
  return value;
}
