import { sql } from 'kysely';
import type { TestValuesTable } from '../../database/care-tables';
import type { Database } from '../../database/tables';
import { isShown } from './test-repository';

export type Measured = Pick<TestValuesTable, 'analyte' | 'unit' | 'low' | 'high' | 'value' | 'measured_at'>;

const MOST_POINTS = 200;

/** Numbers the values of each analyte and unit, latest first. */
const latestFirst = sql<number | string>`row_number() over (
  partition by lower(entry.analyte), entry.unit order by entry.measured_at desc, entry.id desc)`;

/** Finds the latest values of each analyte of one patient, in the order in which they were measured. */
export function latestValues(
  database: Database,
  accountId: string,
  key: string,
  { analyte, onlyShown }: { analyte: string | undefined; onlyShown: boolean },
): Promise<Measured[]> {
  let measured = database
    .selectFrom('test_values as entry')
    .innerJoin('tests', 'tests.id', 'entry.test_id')
    .select(['entry.id', 'entry.analyte', 'entry.unit', 'entry.low', 'entry.high'])
    .select(['entry.value', 'entry.measured_at', latestFirst.as('position')])
    .where('entry.account_id', '=', accountId)
    .where('tests.patient_key', '=', key);
  if (onlyShown) measured = measured.where(isShown);
  if (analyte) measured = measured.where(sql`lower(entry.analyte)`, '=', sql<string>`lower(${analyte})`);
  return database
    .selectFrom(measured.as('latest'))
    .select(['analyte', 'unit', 'low', 'high', 'value', 'measured_at'])
    .where('position', '<=', MOST_POINTS)
    .orderBy('measured_at')
    .orderBy('id')
    .execute();
}
