import { useMemo } from 'react';
import type { CarePlanKind } from '@nivara/shared/domain/care-plan';
import { DateField, TextArea, TextField } from '@nivara/shared/ui/form/field';
import { Form, SubmitButton } from '@nivara/shared/ui/form/form';
import { Split } from '@nivara/shared/ui/layout/layout';
import { PlanItemsFields } from './plan-items-fields';
import { planSchemaFor, type PlanPatient, type PlanValues } from './plan-values';

interface PlanFormProps {
  kind: CarePlanKind;
  /** Undefined for a plan that exists. */
  patient?: PlanPatient;
  initial: PlanValues;
  submitLabel: string;
  onSave: (values: PlanValues) => Promise<void>;
}

export function PlanForm({ kind, patient, initial, submitLabel, onSave }: PlanFormProps) {
  const schema = useMemo(() => planSchemaFor(kind, patient), [kind, patient]);
  return (
    <Form label="Plan" initialValues={initial} schema={schema} onSubmit={onSave}>
      <TextField name="title" label="Title" autoComplete="off" />
      <Split $gap={4}>
        <DateField name="validFrom" label="First day" />
        <DateField name="validTo" label="Last day" />
      </Split>
      <PlanItemsFields kind={kind} />
      <TextArea name="notes" label="Notes" optional rows={3} />
      <SubmitButton busyLabel="Saving…">{submitLabel}</SubmitButton>
    </Form>
  );
}
