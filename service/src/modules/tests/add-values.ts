import { TEST_MESSAGES } from '@nivara/shared/domain/medical-test';
import {
  MOST_VALUES_OF_A_TEST,
  type NewValue,
  findAnalyte,
  isCriticalValue,
  toMoment,
  valueProblems,
} from '@nivara/shared/domain/test-values';
import type { AppContext } from '../../app-context';
import type { TestValuesTable } from '../../database/care-tables';
import { conflict, invalid } from '../../problems';
import { newId } from '../../security/tokens';
import { type TestRow, analytesOf, updateTest } from './test-repository';
import { countValues, insertValues } from './value-repository';

/** Requires the account's lock, since values are counted before they are added. */
export async function addValues(
  { database, now, randomBytes }: AppContext,
  test: TestRow,
  values: readonly NewValue[],
): Promise<void> {
  const analytes = analytesOf(test);
  const problems = valueProblems(analytes, values, now());
  if (problems.length > 0) throw invalid(problems);
  if ((await countValues(database, test.id)) + values.length > MOST_VALUES_OF_A_TEST) {
    throw conflict(TEST_MESSAGES.tooManyValues, 'values');
  }
  const rows = values.flatMap(({ analyte, value, measuredAt }): TestValuesTable[] => {
    const measured = findAnalyte(analytes, analyte);
    if (!measured) return [];
    const { name, unit, low, high } = measured;
    return [
      {
        id: newId(randomBytes),
        test_id: test.id,
        account_id: test.account_id,
        analyte: name,
        value,
        unit,
        low,
        high,
        measured_at: (measuredAt && toMoment(measuredAt)) ?? now().toISOString(),
      },
    ];
  });
  await insertValues(database, rows);
  const isCritical = values.some(({ analyte, value }) => {
    const measured = findAnalyte(analytes, analyte);
    return measured !== undefined && isCriticalValue(value, measured);
  });
  if (isCritical) await updateTest(database, test.id, { is_critical: 1 });
}
