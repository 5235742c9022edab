import { useMemo } from 'react';
import { releaseTest } from '@nivara/shared/api-client/tests';
import { useToasts } from '@nivara/shared/app-context/app-context';
import type { MedicalTestWithValues } from '@nivara/shared/domain/medical-test';
import { criticalReleaseSchema } from '@nivara/shared/domain/test-result';
import { TextField } from '@nivara/shared/ui/form/field';
import { Form, SubmitButton } from '@nivara/shared/ui/form/form';
import { Card } from '@nivara/shared/ui/layout/card';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';

interface ReleaseCardProps {
  test: MedicalTestWithValues;
  onReleased: (test: MedicalTestWithValues) => void;
}

export function ReleaseCard({ test, onReleased }: ReleaseCardProps) {
  const { showToast } = useToasts();
  const { id, name, isCritical } = test;
  const schema = useMemo(() => (isCritical ? criticalReleaseSchema(test) : undefined), [isCritical, test]);
  return (
    <Card as="section" $tone="sand" $padding="roomy" aria-labelledby="release">
      <Stack $gap={4}>
        <Heading level={2} look="h3" id="release">
          Release
        </Heading>
        <p>{`Until you release it, ${name} sees only that the result is being looked at.`}</p>
        <Form
          label="Release"
          initialValues={{ name: '' }}
          schema={schema}
          onSubmit={async () => {
            onReleased(await releaseTest(id, isCritical ? { confirmed: true } : {}));
            showToast({ tone: 'success', text: `The result is released. ${name} can read it now.` });
          }}
        >
          {isCritical ? (
            <TextField
              name="name"
              label="Name"
              hint="Values are critical: type the patient’s name, or that of a critical value."
              autoComplete="off"
            />
          ) : null}
          <SubmitButton busyLabel="Releasing…">Release the result</SubmitButton>
        </Form>
      </Stack>
    </Card>
  );
}
