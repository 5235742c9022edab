import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '@nivara/shared/api-client/http';
import { RECOVERY_MS } from '@nivara/shared/app-context/use-answer';
import type { PatientRecord, Registration } from '@nivara/shared/domain/patient';
import {
  type AnswerPath,
  answersOf,
  compareChanges,
  takeAnswers,
} from '@nivara/shared/domain/registration-answers';
import type { InitialDraft } from '../draft-saver';
import { sendChanges } from '../send-changes';

/** Answers of the patient record that were saved elsewhere and differ from the answers in this form. */
interface UpdateConflict {
  theirs: PatientRecord | undefined;
  conflicts: AnswerPath[];
  elsewhere: AnswerPath[];
  /** True when saving found the conflict: resolving it then saves. */
  saving: boolean;
}

interface Trouble {
  message: string;
  unreachable: boolean;
}

interface Work {
  base: PatientRecord | undefined;
  values: Registration;
}

/** Holds the form’s answers, and saves those that differ from the patient record they are based on. */
export function useUpdate(initial: InitialDraft, onSaved: () => void) {
  const [work, setWork] = useState<Work>({ base: initial.base, values: initial.values });
  const [conflict, setConflict] = useState<UpdateConflict | undefined>(
    initial.conflict && { ...initial.conflict, elsewhere: [], saving: false },
  );
  const [trouble, setTrouble] = useState<Trouble>();

  const save = async (wanted: Work = work): Promise<void> => {
    try {
      const sent = await sendChanges({ ...wanted, complete: true });
      setTrouble(undefined);
      if (sent.kind === 'saved') {
        setWork({ base: sent.patientRecord, values: wanted.values });
        return onSaved();
      }
      const stored = answersOf(sent.theirs);
      const comparison = compareChanges(answersOf(wanted.base), wanted.values, stored);
      // No answer that was changed elsewhere differs from this form, so the patient has nothing to compare.
      if (comparison.conflicts.length + comparison.elsewhere.length === 0) {
        return await save({ base: sent.theirs, values: wanted.values });
      }
      setWork({ base: wanted.base, values: takeAnswers(wanted.values, stored, comparison.elsewhere) });
      setConflict({ theirs: sent.theirs, ...comparison, saving: true });
    } catch (error) {
      setTrouble({
        message: troubleInWords(error),
        unreachable: error instanceof ApiError && error.unreachable,
      });
    }
  };

  // Retries until the service is back.
  const tryAgain = useEffectEvent(() => void save());
  useEffect(() => {
    if (!trouble?.unreachable) return undefined;
    const timer = setTimeout(() => tryAgain(), RECOVERY_MS);
    return () => clearTimeout(timer);
  }, [trouble]);

  /** Takes the answers at these paths from the other device, and keeps this device's answers everywhere else. */
  const resolve = async (taken: readonly AnswerPath[]): Promise<Registration> => {
    const theirs = conflict?.theirs;
    const values = takeAnswers(work.values, answersOf(theirs), taken);
    setWork({ base: theirs, values });
    setConflict(undefined);
    if (conflict?.saving) await save({ base: theirs, values });
    return values;
  };

  return {
    ...work,
    conflict,
    trouble,
    change: (values: Registration) => {
      setWork((now) => ({ ...now, values }));
      setTrouble(undefined);
    },
    save: (values: Registration) => save({ ...work, values }),
    resolve,
  };
}

/** Field messages are more precise than the call's message. */
function troubleInWords(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Something went wrong and nothing was saved. Please try again.';
  const messages = error.fieldErrors.map(({ message }) => message);
  return messages.length > 0 ? [...new Set(messages)].join(' ') : error.message;
}
