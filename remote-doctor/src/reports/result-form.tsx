import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { changeTest } from '@nivara/shared/api-client/tests';
import { useToasts } from '@nivara/shared/app-context/app-context';
import { FlagBadge, usualRange } from '@nivara/shared/area/test/value-flag';
import type { MedicalTestWithValues } from '@nivara/shared/domain/medical-test';
import { clinicClockOf } from '@nivara/shared/domain/home-measurement';
import { startingResult, testResultSchema, toTestChange } from '@nivara/shared/domain/test-result';
import { type Analyte, flagOf, isCriticalValue } from '@nivara/shared/domain/test-values';
import { TextArea } from '@nivara/shared/ui/form/field';
import { Form, SubmitButton } from '@nivara/shared/ui/form/form';
import { MomentField } from '@nivara/shared/ui/form/moment-field';
import { NumberField } from '@nivara/shared/ui/form/number-field';
import { space } from '@nivara/shared/ui/tokens/theme';
import { CriticalBadge } from './report-columns';

const Values = styled.div`
  display: grid;
  gap: ${space[5]};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
`;

const Flag = styled.p`
  min-height: 2rem;
  margin-top: ${space[2]};
`;

interface ResultFormProps {
  test: MedicalTestWithValues;
  submitLabel: string;
  onSaved: (test: MedicalTestWithValues) => void;
}

/** Values out of range are flagged while they are typed. */
export function ResultForm({ test, submitLabel, onSaved }: ResultFormProps) {
  const { showToast } = useToasts();
  const [opened] = useState(() => new Date());
  const schema = useMemo(() => testResultSchema(() => new Date(), test.analytes), [test.analytes]);
  const initial = useMemo(() => startingResult(test, opened), [test, opened]);
  return (
    <Form
      label="Result"
      initialValues={initial}
      schema={schema}
      onSubmit={async (result) => {
        onSaved(await changeTest(test.id, toTestChange(result, test.status === 'pending')));
        showToast({ tone: 'success', text: 'The result is saved. The patient sees it after its release.' });
      }}
    >
      {({ values }) => (
        <>
          {test.analytes.length === 0 ? null : (
            <>
              <MomentField
                name="measuredAt"
                label="When was it measured?"
                max={clinicClockOf(opened).replace(/T.*/, 'T23:59')}
              />
              <Values>
                {test.analytes.map((analyte, index) => (
                  <div key={analyte.name}>
                    <NumberField
                      name={`values.${index}.value`}
                      label={analyte.unit === '' ? analyte.name : `${analyte.name} (${analyte.unit})`}
                      hint={usualRange(analyte) === '' ? undefined : `Usually ${usualRange(analyte)}`}
                      optional
                    />
                    <Flag aria-live="polite">
                      <TypedFlag analyte={analyte} value={values.values[index]?.value} />
                    </Flag>
                  </div>
                ))}
              </Values>
            </>
          )}
          <TextArea name="report" label="Report" optional={test.analytes.length > 0} rows={4} />
          <TextArea name="remark" label="Remark for the patient" optional rows={2} />
          <SubmitButton busyLabel="Saving…">{submitLabel}</SubmitButton>
        </>
      )}
    </Form>
  );
}

function TypedFlag({ analyte, value }: { analyte: Analyte; value: number | null | undefined }) {
  if (value == null || Number.isNaN(value)) return null;
  if (isCriticalValue(value, analyte)) return <CriticalBadge />;
  return <FlagBadge value={{ ...analyte, flag: flagOf(value, analyte) }} />;
}
