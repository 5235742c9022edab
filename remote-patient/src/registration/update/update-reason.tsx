import type { PatientRecord } from '@nivara/shared/domain/patient';
import { Button } from '@nivara/shared/ui/form/button';
import { Cluster } from '@nivara/shared/ui/layout/layout';

interface UpdateReasonProps {
  patientRecord: PatientRecord | undefined;
  onLater: () => void;
}

const WORDS = {
  missing:
    'The doctors know nothing about you yet. Will you enter your details? It takes a few minutes, and you can stop at any time.',
  draft: 'Your record is not complete yet. What you have entered is here: will you go on?',
  complete: 'Your record was last changed more than six months ago. Is all of it still true?',
};

/** The dialog may have opened by itself, so it says why and can be dismissed. */
export function UpdateReason({ patientRecord, onLater }: UpdateReasonProps) {
  return (
    <Cluster $justify="space-between">
      <p>{WORDS[patientRecord?.status ?? 'missing']}</p>
      <Button variant="quiet" size="small" onClick={onLater}>
        Not now
      </Button>
    </Cluster>
  );
}
