import { object } from 'yup';
import { filled, isFilled, lineField, textField } from './field-rules';
import {
  type HomeMeasurement,
  emptyMeasurement,
  homeMeasurementSchema,
  measuredFields,
  toNewValues,
} from './home-measurement';
import { type MedicalTestWithValues, TEST_MESSAGES, type TestChange } from './medical-test';
import type { Analyte } from './test-values';

/** The form of a result has one time, one field for each analyte, and the doctor's words. */
export interface EnteredResult extends HomeMeasurement {
  report: string;
  remark: string;
}

/** A pending test's remark is about the order, so the result's remark starts empty. */
export function startingResult(test: MedicalTestWithValues, now: Date): EnteredResult {
  const { measuredAt, values } = emptyMeasurement(test.analytes, now);
  const isEntered = test.status === 'completed';
  const entered = (name: string) => test.values.find(({ analyte }) => analyte === name)?.value ?? null;
  return {
    measuredAt,
    values: values.map(({ analyte }) => ({ analyte, value: entered(analyte) })),
    report: test.report,
    remark: isEntered ? test.remark : '',
  };
}

export const testResultSchema = (now: () => Date, analytes: readonly Analyte[]) =>
  homeMeasurementSchema(now, analytes).shape({
    values: measuredFields(analytes),
    report: textField(10_000).test('needed', TEST_MESSAGES.resultRequired, (report, { parent }) => {
      const { values } = parent as Pick<EnteredResult, 'values'>;
      return isFilled(report) || values.some(({ value }) => value !== null);
    }),
    remark: textField(2000),
  });

export function toTestChange({ report, remark, ...measured }: EnteredResult, isPending: boolean): TestChange {
  const values = toNewValues(measured);
  return {
    report,
    ...(isPending && isFilled(remark) && { remark }),
    ...(!isPending && { remark }),
    ...(values.length > 0 && { values }),
    ...(isPending && { status: 'completed' }),
  };
}

const tidy = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();

/** The doctor types the name of a critical value or of the patient, to prevent a release by accident. */
export const criticalReleaseSchema = ({ name, values }: Pick<MedicalTestWithValues, 'name' | 'values'>) => {
  const critical = values.filter(({ isCritical }) => isCritical).map(({ analyte }) => analyte);
  const names = [name, ...critical].map(tidy);
  return object({
    name: filled(lineField(120), TEST_MESSAGES.confirmName).test('same', TEST_MESSAGES.confirmName, (typed) =>
      names.includes(tidy(typed)),
    ),
  });
};
