import { useEffect } from 'react';
import { useFormikContext } from 'formik';
import type { Registration } from '@nivara/shared/domain/patient';
import { takeAnswers } from '@nivara/shared/domain/registration-answers';
import { Alert } from '@nivara/shared/ui/feedback/alert';
import { answerName } from './answer-names';
import type { DraftState } from './draft-saver';

/** Shows the answers that only another device has changed, and merges them into the form around it. */
export function MergedAnswers({ merged }: { merged: DraftState['merged'] }) {
  const { setValues } = useFormikContext<Registration>();

  useEffect(() => {
    if (merged) void setValues((now) => takeAnswers(now, merged.from, merged.paths));
  }, [merged, setValues]);

  if (!merged) return null;
  return (
    <Alert live title="Changed on another device">
      {`We added what you saved there to this page: ${merged.paths.map((path) => answerName(merged.from, path)).join(', ')}.`}
    </Alert>
  );
}
