import { useState } from 'react';
import { finishTest } from '@nivara/shared/api-client/tests';
import { useToasts } from '@nivara/shared/app-context/app-context';
import { useNavigate } from '@nivara/shared/app-context/router';
import type { MedicalTestWithValues } from '@nivara/shared/domain/medical-test';
import { Button } from '@nivara/shared/ui/form/button';
import { Card } from '@nivara/shared/ui/layout/card';
import { ConfirmDialog } from '@nivara/shared/ui/overlay/confirm-dialog';
import { CheckIcon } from '@nivara/shared/ui/layout/icon';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { paths } from '../../paths';

interface FinishTestCardProps {
  test: MedicalTestWithValues;
  username: string;
}

/** Finishing notifies the doctor, and no further values are accepted. */
export function FinishTestCard({ test, username }: FinishTestCardProps) {
  const [asking, setAsking] = useState(false);
  const { showToast } = useToasts();
  const navigate = useNavigate();
  const count = test.values.length;

  const finish = async () => {
    await finishTest(test.id);
    showToast({ tone: 'success', text: 'Your test is finished. Your doctor is told.' });
    navigate(paths.testReport(username, test.id), { replace: true });
  };

  return (
    <Card as="section" $padding="roomy" data-screen-only aria-labelledby="finish">
      <Stack $gap={4}>
        <Heading level={2} look="h3" id="finish">
          Have you measured all of it?
        </Heading>
        <p>
          {count === 0
            ? 'You can finish the test once you have saved at least one value.'
            : 'Then finish the test: your doctor is told and looks at your values.'}
        </p>
        {count === 0 ? null : (
          <div>
            <Button variant="secondary" icon={<CheckIcon size={20} />} onClick={() => setAsking(true)}>
              Finish the test
            </Button>
          </div>
        )}
      </Stack>
      {asking ? (
        <ConfirmDialog
          title="Finish this test?"
          confirmLabel="Finish"
          busyLabel="Finishing…"
          cancelLabel="Not yet"
          onConfirm={finish}
          onClose={() => setAsking(false)}
        >
          {`Your doctor gets your ${count === 1 ? 'value' : `${count} values`}. You cannot add any after that.`}
        </ConfirmDialog>
      ) : null}
    </Card>
  );
}
