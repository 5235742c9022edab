import { useMemo } from 'react';
import { WithDraft } from '@nivara/shared/area/drafts/with-draft';
import type { CarePlanKind } from '@nivara/shared/domain/care-plan';
import { SkeletonCard } from '@nivara/shared/ui/feedback/skeleton';
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
  /** The name of the draft that keeps the unsaved values. */
  draftName: string;
  submitLabel: string;
  onSave: (values: PlanValues) => Promise<void>;
}

export function PlanForm({ kind, patient, initial, draftName, submitLabel, onSave }: PlanFormProps) {
  const schema = useMemo(() => planSchemaFor(kind, patient), [kind, patient]);
  return (
    <WithDraft name={draftName} initial={initial} skeleton={<SkeletonCard lines={8} />}>
      {({ formKey, initialValues, restoredAlert, keep, clear }) => (
        <Form
          key={formKey}
          label="Plan"
          initialValues={initialValues}
          schema={schema}
          onChange={keep}
          onSubmit={async (values) => {
            await onSave(values);
            clear();
          }}
        >
          {restoredAlert}
          <TextField name="title" label="Title" autoComplete="off" />
          <Split $gap={4}>
            <DateField name="validFrom" label="First day" />
            <DateField name="validTo" label="Last day" />
          </Split>
          <PlanItemsFields kind={kind} />
          <TextArea name="notes" label="Notes" optional rows={3} />
          <SubmitButton busyLabel="Saving…">{submitLabel}</SubmitButton>
        </Form>
      )}
    </WithDraft>
  );
}
