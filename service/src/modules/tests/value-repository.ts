import { type TestValue, flagOf } from '@nivara/shared/domain/test-values';
import type { TestValuesTable } from '../../database/care-tables';
import type { Database } from '../../database/tables';

const toTestValue = (row: TestValuesTable): TestValue => ({
  id: row.id,
  analyte: row.analyte,
  value: row.value,
  unit: row.unit,
  low: row.low,
  high: row.high,
  measuredAt: row.measured_at,
  flag: flagOf(row.value, row),
});

/** Oldest first. */
export async function valuesOf(database: Database, testId: string): Promise<TestValue[]> {
  const rows = await database
    .selectFrom('test_values')
    .selectAll()
    .where('test_id', '=', testId)
    .orderBy('measured_at')
    .orderBy('analyte')
    .orderBy('id')
    .execute();
  return rows.map(toTestValue);
}

export async function countValues(database: Database, testId: string): Promise<number> {
  const { count } = await database
    .selectFrom('test_values')
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .where('test_id', '=', testId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const insertValues = (database: Database, rows: readonly TestValuesTable[]) =>
  database.insertInto('test_values').values(rows).execute();
