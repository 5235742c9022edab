import { sql } from 'kysely';
import {
  type Analyte,
  type TestValue,
  findAnalyte,
  flagOf,
  isCriticalValue,
} from '@nivara/shared/domain/test-values';
import type { TestValuesTable, TestsTable } from '../../database/care-tables';
import type { Database } from '../../database/tables';
import { analytesOf } from './test-repository';

const toTestValue = (row: TestValuesTable, analytes: readonly Analyte[]): TestValue => ({
  id: row.id,
  analyte: row.analyte,
  value: row.value,
  unit: row.unit,
  low: row.low,
  high: row.high,
  measuredAt: row.measured_at,
  flag: flagOf(row.value, row),
  isCritical: isCriticalValue(row.value, findAnalyte(analytes, row.analyte) ?? {}),
});

/** Lists the oldest value first. */
export async function valuesOf(
  database: Database,
  test: Pick<TestsTable, 'id' | 'analytes'>,
): Promise<TestValue[]> {
  const analytes = analytesOf(test);
  const rows = await database
    .selectFrom('test_values')
    .selectAll()
    .where('test_id', '=', test.id)
    .orderBy('measured_at')
    .orderBy('analyte')
    .orderBy('id')
    .execute();
  return rows.map((row) => toTestValue(row, analytes));
}

type Measured = Pick<TestValue, 'analyte' | 'unit' | 'low' | 'high' | 'value' | 'measuredAt'>;

/** The latest value of each analyte in each unit, by test, for several tests in one query. */
export async function latestValuesOf(
  database: Database,
  testIds: readonly string[],
): Promise<Map<string, Measured[]>> {
  const found = new Map<string, Measured[]>();
  if (testIds.length === 0) return found;
  const rank = sql<number | string>`row_number() over (
    partition by test_id, analyte, unit order by measured_at desc, id desc)`;
  const rows = await database
    .selectFrom(
      database
        .selectFrom('test_values')
        .selectAll()
        .select(rank.as('rank'))
        .where('test_id', 'in', testIds)
        .as('latest'),
    )
    .select(['test_id', 'analyte', 'unit', 'low', 'high', 'value', 'measured_at as measuredAt'])
    .where('rank', '=', 1)
    .orderBy('analyte')
    .execute();
  for (const { test_id: id, ...value } of rows) found.set(id, [...(found.get(id) ?? []), value]);
  return found;
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

export const deleteSomeValues = (database: Database, testId: string, ids: readonly string[]) =>
  database.deleteFrom('test_values').where('test_id', '=', testId).where('id', 'in', ids).execute();

export const deleteValues = (database: Database, testId: string) =>
  database.deleteFrom('test_values').where('test_id', '=', testId).execute();
