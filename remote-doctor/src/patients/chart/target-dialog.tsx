import { setPersonalTarget } from '@nivara/shared/api-client/patients';
import { useToasts } from '@nivara/shared/app-context/app-context';
import { personalTargetSchema } from '@nivara/shared/domain/personal-target';
import type { Trend } from '@nivara/shared/domain/test-values';
import { Button } from '@nivara/shared/ui/form/button';
import { Form, SubmitButton } from '@nivara/shared/ui/form/form';
import { NumberField } from '@nivara/shared/ui/form/number-field';
import { Cluster, Heading, Split, Stack } from '@nivara/shared/ui/layout/layout';
import { Dialog } from '@nivara/shared/ui/overlay/dialog';

interface TargetDialogProps {
  /** The chart's id. */
  patient: string;
  trend: Trend;
  onSet: () => void;
  onClose: () => void;
}

/** Two empty limits remove the target. */
export function TargetDialog({ patient, trend: { name, unit, target }, onSet, onClose }: TargetDialogProps) {
  const { showToast } = useToasts();
  const inUnit = unit === '' ? '' : ` (${unit})`;
  return (
    <Dialog titleId="target" size="small" onClose={onClose}>
      <Stack>
        <Heading level={2} look="h3" id="target">
          Personal target: {name}
        </Heading>
        <p>
          The patient gets a notification, and sees the target beside the usual range. Leave both limits empty
          to remove the target.
        </p>
        <Form
          label="Personal target"
          initialValues={{ analyte: name, unit, low: target?.low ?? null, high: target?.high ?? null }}
          schema={personalTargetSchema}
          onSubmit={async (values) => {
            await setPersonalTarget(patient, values);
            const isSet = values.low !== null || values.high !== null;
            showToast({ tone: 'success', text: `${name}: the target is ${isSet ? 'set' : 'removed'}.` });
            onSet();
          }}
        >
          <Split $gap={4}>
            <NumberField name="low" label={`At least${inUnit}`} optional />
            <NumberField name="high" label={`At most${inUnit}`} optional />
          </Split>
          <Cluster $justify="end">
            <Button variant="quiet" onClick={onClose}>
              Cancel
            </Button>
            <SubmitButton busyLabel="Saving…">Save the target</SubmitButton>
          </Cluster>
        </Form>
      </Stack>
    </Dialog>
  );
}
