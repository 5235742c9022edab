import { useState } from 'react';
import { WithDraft } from '@nivara/shared/area/drafts/with-draft';
import type { CatalogueTest } from '@nivara/shared/domain/medical-test';
import { clinicDate } from '@nivara/shared/domain/clinic-time';
import { EMPTY_ORDER, type TestOrder, testOrderSchema } from '@nivara/shared/domain/test-order';
import { ChecklistField } from '@nivara/shared/ui/choice/checklist-field';
import { SkeletonCard } from '@nivara/shared/ui/feedback/skeleton';
import { DateField, TextArea, TextField } from '@nivara/shared/ui/form/field';
import { Form, SubmitButton } from '@nivara/shared/ui/form/form';
import { Facts } from '@nivara/shared/ui/layout/facts';
import { Split } from '@nivara/shared/ui/layout/layout';

interface OrderFormProps {
  catalogue: readonly CatalogueTest[];
  /** The name of the draft that keeps the tests not ordered yet. */
  draftName: string;
  /** Leaves only the tests not ordered yet. The draft keeps these, so that no test is ordered twice. */
  remaining: (order: TestOrder) => TestOrder;
  onSave: (order: TestOrder) => Promise<void>;
}

export function OrderForm({ catalogue, draftName, remaining, onSave }: OrderFormProps) {
  const [today] = useState(() => clinicDate(new Date()));
  const namesOf = (kind: CatalogueTest['kind']) =>
    catalogue.filter((test) => test.kind === kind).map(({ name }) => name);
  const measured = ({ clinic, home }: TestOrder) =>
    catalogue
      .filter(({ name, analytes }) => analytes.length > 0 && [...clinic, ...home].includes(name))
      .map(({ name, analytes }) => [name, analytes.map((analyte) => analyte.name).join(', ')] as const);
  return (
    <WithDraft name={draftName} initial={EMPTY_ORDER} skeleton={<SkeletonCard lines={12} />}>
      {({ formKey, initialValues, restoredAlert, keep, clear }) => (
        <Form
          key={formKey}
          label="Order"
          initialValues={initialValues}
          schema={testOrderSchema}
          onChange={(order) => keep(remaining(order))}
          onSubmit={async (order) => {
            try {
              await onSave(order);
              clear();
            } catch (error) {
              keep(remaining(order));
              throw error;
            }
          }}
        >
          {({ values }) => (
            <>
              {restoredAlert}
              <ChecklistField name="clinic" label="At the clinic" options={namesOf('clinic')} />
              <ChecklistField name="home" label="At home" options={namesOf('selfcare')} optional />
              <TextField
                name="other"
                label="Another test"
                hint="Its result is a report without values."
                optional
                autoComplete="off"
              />
              {measured(values).length === 0 ? null : <Facts facts={measured(values)} />}
              <Split $gap={4}>
                <DateField name="appointmentDate" label="Appointment at the clinic" optional min={today} />
                <TextArea name="remark" label="What the patient should know" optional rows={2} />
              </Split>
              <SubmitButton busyLabel="Ordering…">Order the tests</SubmitButton>
            </>
          )}
        </Form>
      )}
    </WithDraft>
  );
}
