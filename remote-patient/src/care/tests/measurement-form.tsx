import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { addMeasurements } from '@nivara/shared/api-client/tests';
import { useToasts } from '@nivara/shared/app-context/app-context';
import {
  type HomeMeasurement,
  clinicClockOf,
  emptyMeasurement,
  homeMeasurementSchema,
  isMeasured,
  toNewValues,
} from '@nivara/shared/domain/home-measurement';
import type { MedicalTestWithValues } from '@nivara/shared/domain/medical-test';
import { Form, SubmitButton } from '@nivara/shared/ui/form/form';
import { MomentField } from '@nivara/shared/ui/form/moment-field';
import { NumberField } from '@nivara/shared/ui/form/number-field';
import { Skeleton } from '@nivara/shared/ui/feedback/skeleton';
import { space } from '@nivara/shared/ui/tokens/theme';
import { useDraft } from '@nivara/shared/area/drafts/use-draft';

import { usualRange } from '@nivara/shared/area/test/value-flag';

const Values = styled.div`
  display: grid;
  gap: ${space[5]};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
`;

interface MeasurementFormProps {
  test: MedicalTestWithValues;
  onSaved: (test: MedicalTestWithValues) => void;
}

/** Unsaved values are kept as an encrypted draft. */
export function MeasurementForm({ test, onSaved }: MeasurementFormProps) {
  const draft = useDraft<HomeMeasurement>(`measurement ${test.id}`);
  const { showToast } = useToasts();
  const [opened] = useState(() => new Date());
  const schema = useMemo(() => homeMeasurementSchema(() => new Date(), test.analytes), [test.analytes]);
  const empty = useMemo(() => emptyMeasurement(test.analytes, opened), [test.analytes, opened]);
  if (draft.status === 'reading') return <Skeleton height="14rem" shape="box" />;

  const kept = draft.value;
  // The doctor may have changed the analytes since the draft.
  const fits = kept?.values.every(({ analyte }, index) => test.analytes[index]?.name === analyte);
  const isOne = test.analytes.length === 1;

  return (
    <Form<HomeMeasurement>
      label="Your values"
      initialValues={kept !== undefined && fits ? kept : empty}
      schema={schema}
      onChange={(values) => (isMeasured(values) ? draft.keep(values) : draft.clear())}
      onSubmit={async (values, { resetForm }) => {
        const next = await addMeasurements(test.id, toNewValues(values));
        draft.clear();
        resetForm({ values: emptyMeasurement(test.analytes, new Date()) });
        showToast({ tone: 'success', text: 'Your values are saved. Your doctor can see them.' });
        onSaved(next);
      }}
    >
      <MomentField
        name="measuredAt"
        label="When did you measure?"
        hint="By the clinic’s clock, which is Indian time."
        max={clinicClockOf(opened).replace(/T.*/, 'T23:59')}
      />
      <Values>
        {test.analytes.map((analyte, index) => (
          <NumberField
            key={analyte.name}
            name={`values.${index}.value`}
            label={analyte.unit === '' ? analyte.name : `${analyte.name} (${analyte.unit})`}
            hint={usualRange(analyte) === '' ? undefined : `Usually ${usualRange(analyte)}`}
            optional={!isOne}
          />
        ))}
      </Values>
      <SubmitButton busyLabel="Saving your values…">Save values</SubmitButton>
    </Form>
  );
}
