import { useMemo, useState, type ReactNode } from 'react';
import { useSession } from '@nivara/shared/app-context/app-context';
import { WithDraft } from '@nivara/shared/area/drafts/with-draft';
import { PrescriptionSheet } from '@nivara/shared/area/prescription/prescription-sheet';
import { clinicDate } from '@nivara/shared/domain/clinic-time';
import type { PatientChart } from '@nivara/shared/domain/patient-chart';
import type { PrescriptionKind } from '@nivara/shared/domain/prescription';
import { SkeletonCard } from '@nivara/shared/ui/feedback/skeleton';
import { Button } from '@nivara/shared/ui/form/button';
import { TextArea, TextField } from '@nivara/shared/ui/form/field';
import { Form, SubmitButton } from '@nivara/shared/ui/form/form';
import { EyeIcon } from '@nivara/shared/ui/layout/icon';
import { Cluster, Heading, Split, Stack } from '@nivara/shared/ui/layout/layout';
import { Dialog } from '@nivara/shared/ui/overlay/dialog';
import { PrescriptionLinesFields } from './prescription-lines-fields';
import { previewOf, schemaFor, type PrescriptionValues } from './prescription-values';
import { TemplateFields } from './template-fields';

interface PrescriptionFormProps {
  kind: PrescriptionKind;
  chart: PatientChart;
  visit?: string;
  initial: PrescriptionValues;
  /** Names the draft of what is not saved yet. */
  draftName: string;
  /** The id of the prescription that this one corrects; its medicines cause no warning. */
  correcting?: string;
  submitLabel: string;
  onSave: (values: PrescriptionValues) => Promise<void>;
  children?: ReactNode;
}

const NO_OWN_WORDS = { allergies: [], currentMedicines: [] };

export function PrescriptionForm(props: PrescriptionFormProps) {
  const { kind, chart, visit, initial, draftName, correcting, submitLabel, onSave, children } = props;
  const known = {
    ...(chart.ownWords ?? NO_OWN_WORDS),
    running: chart.running.filter(({ prescriptionId }) => prescriptionId !== correcting),
  };
  const { user } = useSession();
  const [isPreview, setPreview] = useState(false);
  const { accountId, familyMemberId } = chart;
  const schema = useMemo(
    () => schemaFor(kind, { accountId, familyMemberId, visit }),
    [kind, accountId, familyMemberId, visit],
  );
  const doctor = user ? user.UserFullName : '';
  return (
    <WithDraft name={draftName} initial={initial} skeleton={<SkeletonCard lines={12} />}>
      {({ formKey, initialValues, restoredAlert, keep, clear }) => (
        <Form
          key={formKey}
          label="Prescription"
          initialValues={initialValues}
          schema={schema}
          onChange={keep}
          onSubmit={async (values) => {
            await onSave(values);
            clear();
          }}
        >
          {({ values }) => (
            <>
              {restoredAlert}
              {children}
              <TemplateFields kind={kind} patient={chart.id} />
              <PrescriptionLinesFields kind={kind} known={known} />
              {kind === 'residential' ? <TextField name="bedId" label="Bed Id" characters={12} /> : null}
              <Split $gap={4}>
                <TextField name="info" label="What for" optional />
                <TextArea name="prescription" label="In words" optional rows={2} />
              </Split>
              <TextArea name="clinicalNotes" label="Clinical notes" optional rows={3} />
              <Cluster>
                <SubmitButton busyLabel="Saving…">{submitLabel}</SubmitButton>
                <Button variant="secondary" icon={<EyeIcon size={20} />} onClick={() => setPreview(true)}>
                  Preview
                </Button>
              </Cluster>
              {isPreview ? (
                <Dialog titleId="preview" size="large" onClose={() => setPreview(false)}>
                  <Stack>
                    <Heading level={2} look="h3" id="preview">
                      As {chart.name} will read it
                    </Heading>
                    <PrescriptionSheet
                      prescription={previewOf(kind, values, chart, { doctor, date: clinicDate(new Date()) })}
                    />
                  </Stack>
                </Dialog>
              ) : null}
            </>
          )}
        </Form>
      )}
    </WithDraft>
  );
}
