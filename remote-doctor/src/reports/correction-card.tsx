import { useState } from 'react';
import { changeTest } from '@nivara/shared/api-client/tests';
import { useToasts } from '@nivara/shared/app-context/app-context';
import { type MedicalTestWithValues, testChangeSchema } from '@nivara/shared/domain/medical-test';
import { Button } from '@nivara/shared/ui/form/button';
import { TextArea } from '@nivara/shared/ui/form/field';
import { Form, SubmitButton } from '@nivara/shared/ui/form/form';
import { Card } from '@nivara/shared/ui/layout/card';
import { PencilIcon } from '@nivara/shared/ui/layout/icon';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { ResultForm } from './result-form';

interface CorrectionProps {
  test: MedicalTestWithValues;
  onSaved: (test: MedicalTestWithValues) => void;
}

/** The values can change until the release; the texts can still change after it. */
export function CorrectionCard({ test, onSaved }: CorrectionProps) {
  const [isOpen, setOpen] = useState(false);
  const onDone = (next: MedicalTestWithValues) => {
    setOpen(false);
    onSaved(next);
  };
  if (!isOpen) {
    return (
      <div>
        <Button variant="secondary" icon={<PencilIcon size={20} />} onClick={() => setOpen(true)}>
          {test.isBeingLookedAt ? 'Correct the result' : 'Correct the report or the remark'}
        </Button>
      </div>
    );
  }
  return (
    <Card as="section" $padding="roomy" aria-labelledby="correction">
      <Stack $gap={5}>
        <Heading level={2} look="h3" id="correction">
          Correction
        </Heading>
        {test.isBeingLookedAt ? (
          <ResultForm test={test} submitLabel="Save the correction" onSaved={onDone} />
        ) : (
          <WordsForm test={test} onSaved={onDone} />
        )}
      </Stack>
    </Card>
  );
}

function WordsForm({ test: { id, report, remark }, onSaved }: CorrectionProps) {
  const { showToast } = useToasts();
  return (
    <Form
      label="Correction"
      initialValues={{ report, remark }}
      schema={testChangeSchema}
      onSubmit={async (words) => {
        onSaved(await changeTest(id, words.report === report ? { remark: words.remark } : words));
        showToast({ tone: 'success', text: 'The correction is saved.' });
      }}
    >
      <TextArea
        name="report"
        label="Report"
        hint="The patient is notified of the change."
        optional
        rows={4}
      />
      <TextArea name="remark" label="Remark for the patient" optional rows={2} />
      <SubmitButton busyLabel="Saving…">Save the correction</SubmitButton>
    </Form>
  );
}
