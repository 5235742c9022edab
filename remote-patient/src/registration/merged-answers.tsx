import { useEffect } from 'react';
import { useFormikContext } from 'formik';
import type { Registration } from '@nivara/shared/domain/patient';
import { takeAnswers } from '@nivara/shared/domain/registration-answers';
import { Alert } from '@nivara/shared/ui/feedback/alert';
import { answerName } from './answer-names';
import type { DraftState } from './draft-saver';

/** Inside the form: what was changed on another device, and not here, is taken over and said. */
export function ArrivedAnswers({ arrived }: { arrived: DraftState['arrived'] }) {
  const { setValues } = useFormikContext<Registration>();

  useEffect(() => {
    if (arrived) void setValues((now) => takeAnswers(now, arrived.from, arrived.paths));
  }, [arrived, setValues]);

  if (!arrived) return null;
  return (
    <Alert live title="Changed on another device">
      {`We took over what you saved there: ${arrived.paths.map((path) => answerName(arrived.from, path)).join(', ')}.`}
    </Alert>
  );
}
