import { ApiError } from '@nivara/shared/api-client/http';
import {
  createPersonalDetails,
  readOwnDetails,
  updatePersonalDetails,
} from '@nivara/shared/api-client/personal-details';
import type { PatientRecord, Registration } from '@nivara/shared/domain/patient';
import {
  type AnswerPath,
  answersOf,
  changedAnswers,
  pickAnswers,
} from '@nivara/shared/domain/registration-answers';

interface Changes {
  /** The patient record that the answers are based on; undefined when there was none. */
  base: PatientRecord | undefined;
  values: Registration;
  /** Changed answers to leave out of this call, since they cannot be saved yet. */
  without?: readonly AnswerPath[];
  complete?: boolean;
}

/** `theirs` is undefined when the patient record was deleted meanwhile. */
export type Sent =
  { kind: 'saved'; patientRecord: PatientRecord } | { kind: 'conflict'; theirs: PatientRecord | undefined };

const CONFLICT = 409;
const NOT_FOUND = 404;

export const pendingAnswers = ({ base, values, without = [] }: Changes): AnswerPath[] =>
  changedAnswers(answersOf(base), values).filter((path) => !without.includes(path));

/** Sends only the answers that differ from the base. */
export async function sendChanges(changes: Changes): Promise<Sent> {
  const { base, values, complete } = changes;
  const entered = pickAnswers(values, pendingAnswers(changes));
  const status = complete ? 'complete' : undefined;
  try {
    const patientRecord = base
      ? await updatePersonalDetails(base.id, { ...entered, status, version: base.version })
      : await createPersonalDetails({ ...entered, status });
    return { kind: 'saved', patientRecord };
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status !== CONFLICT && error.status !== NOT_FOUND))
      throw error;
    const theirs = await readOwnDetails();
    // Somebody else has signed in since.
    if (base && theirs && theirs.accountId !== base.accountId) throw error;
    return { kind: 'conflict', theirs };
  }
}
