import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { addMeasurements, takeBackMeasurements } from '@nivara/shared/api-client/tests';
import { useToasts } from '@nivara/shared/app-context/app-context';
import {
  type HomeMeasurement,
  clinicClockOf,
  emptyMeasurement,
  homeMeasurementSchema,
  isMeasured,
  surprisingValues,
  toNewValues,
} from '@nivara/shared/domain/home-measurement';
import type { MedicalTestWithValues } from '@nivara/shared/domain/medical-test';
import { ConfirmDialog } from '@nivara/shared/ui/overlay/confirm-dialog';
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

/** Unlikely values that the patient has to confirm; `save` saves them then. */
interface Doubt {
  values: string[];
  save: () => Promise<void>;
}

/** Unsaved values are kept as an encrypted draft. */
export function MeasurementForm({ test, onSaved }: MeasurementFormProps) {
  const draft = useDraft<HomeMeasurement>(`measurement ${test.id}`);
  const { showToast } = useToasts();
  const [opened] = useState(() => new Date());
  const [doubt, setDoubt] = useState<Doubt>();
  const schema = useMemo(() => homeMeasurementSchema(() => new Date(), test.analytes), [test.analytes]);
  const empty = useMemo(() => emptyMeasurement(test.analytes, opened), [test.analytes, opened]);
  if (draft.status === 'reading') return <Skeleton height="14rem" shape="box" />;

  const drafted = draft.value;
  // The doctor may have changed the analytes since the draft.
  const fits = drafted?.values.every(({ analyte }, index) => test.analytes[index]?.name === analyte);
  const hasOneAnalyte = test.analytes.length === 1;

  const takeBack = async (ids: string[]) => {
    try {
      onSaved(await takeBackMeasurements(test.id, ids));
      showToast({ tone: 'info', text: 'Your values are taken back.', about: test.id });
    } catch (error) {
      showToast({ tone: 'error', text: error instanceof Error ? error.message : String(error) });
    }
  };

  const save = async (values: HomeMeasurement, emptyForm: () => void) => {
    const next = await addMeasurements(test.id, toNewValues(values));
    draft.clear();
    emptyForm();
    const added = next.values.filter(({ id }) => !test.values.some((known) => known.id === id));
    showToast({
      tone: 'success',
      text: 'Your values are saved. Your doctor can see them.',
      action: { label: 'Undo', run: () => void takeBack(added.map(({ id }) => id)) },
      about: test.id,
    });
    onSaved(next);
  };

  return (
    <>
      <Form<HomeMeasurement>
        label="Your values"
        initialValues={drafted !== undefined && fits ? drafted : empty}
        schema={schema}
        onChange={(values) => (isMeasured(values) ? draft.keep(values) : draft.clear())}
        onSubmit={async (values, { resetForm }) => {
          const saveThem = () =>
            save(values, () => resetForm({ values: emptyMeasurement(test.analytes, new Date()) }));
          const surprising = surprisingValues(values, test.analytes);
          if (surprising.length === 0) return saveThem();
          setDoubt({ values: surprising, save: saveThem });
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
              optional={!hasOneAnalyte}
            />
          ))}
        </Values>
        <SubmitButton busyLabel="Saving your values…">Save values</SubmitButton>
      </Form>
      {doubt === undefined ? null : (
        <ConfirmDialog
          title={doubt.values.length === 1 ? `${doubt.values[0]}: is that right?` : 'Are these values right?'}
          confirmLabel="Yes, save"
          busyLabel="Saving your values…"
          cancelLabel="No, change"
          onConfirm={async () => {
            await doubt.save();
            setDoubt(undefined);
          }}
          onClose={() => setDoubt(undefined)}
        >
          {`${doubt.values.length === 1 ? 'It is' : `${doubt.values.join(', ')}: they are`} far from what is usual.`}
        </ConfirmDialog>
      )}
    </>
  );
}
