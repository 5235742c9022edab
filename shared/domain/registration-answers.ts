import type { DayContext } from './date-of-birth';
import { firstOfEachField } from './field-problems';
import type { PatientRecord, Registration } from './patient';
import { type RegistrationDraft, registrationDraftSchema } from './patient-rules';
import { EMPTY_REGISTRATION, toRegistration } from './patient-values';

type Group = keyof Registration;

/** The path of an answer in the patient record, for example `address.city`; a list is one answer. */
export type AnswerPath = { [G in Group]: `${G}.${keyof Registration[G] & string}` }[Group];

export const ANSWER_PATHS: readonly AnswerPath[] = [
  ...pathsOf('personalDetails'),
  ...pathsOf('address'),
  ...pathsOf('patientHistory'),
];

function pathsOf<G extends Group>(group: G) {
  const fields = Object.keys(EMPTY_REGISTRATION[group]) as (keyof Registration[G] & string)[];
  return fields.map((field) => `${group}.${field}` as const);
}

export function answerAt(registration: Registration, path: AnswerPath): unknown {
  const [group, field] = groupAndField(path);
  return Reflect.get(registration[group], field);
}

/** The answers without the patient record's status and without the age, which is computed. */
export const answersOf = (patientRecord: PatientRecord | undefined): Registration =>
  patientRecord === undefined
    ? EMPTY_REGISTRATION
    : takeAnswers(EMPTY_REGISTRATION, patientRecord, ANSWER_PATHS);

/** Returns a copy of `into` in which the answers at `paths` are those of `from`. */
export function takeAnswers(
  into: Registration,
  from: Registration,
  paths: readonly AnswerPath[],
): Registration {
  const taken: Registration = {
    personalDetails: { ...into.personalDetails },
    address: { ...into.address },
    patientHistory: { ...into.patientHistory },
  };
  for (const path of paths) {
    const [group, field] = groupAndField(path);
    Reflect.set(taken[group], field, answerAt(from, path));
  }
  return taken;
}

/** Returns only the answers at these paths, since a change contains no others. */
export function pickAnswers(registration: Registration, paths: readonly AnswerPath[]): RegistrationDraft {
  const picked: RegistrationDraft = {};
  for (const path of paths) {
    const [group, field] = groupAndField(path);
    picked[group] = { ...picked[group], [field]: answerAt(registration, path) };
  }
  return picked;
}

/** Compares normalized answers, so that blanks and phone notations do not count as changes. */
export function changedAnswers(before: Registration, after: Registration): AnswerPath[] {
  const [one, other] = [toRegistration(before), toRegistration(after)];
  return ANSWER_PATHS.filter((path) => !isSame(answerAt(one, path), answerAt(other, path)));
}

/** A draft refuses some answers that are still being typed, such as a height of 16 cm on the way to 165. */
export function unsaveableAnswers(registration: Registration, today: string): AnswerPath[] {
  try {
    registrationDraftSchema.validateSync(toRegistration(registration), {
      strict: true,
      abortEarly: false,
      context: { today } satisfies DayContext,
    });
    return [];
  } catch (error) {
    const wrong = firstOfEachField(error);
    return ANSWER_PATHS.filter((path) => wrong.some((each) => isWithin(each.path, path)));
  }
}

export interface ComparedChanges {
  /** Changed differently on both sides: the patient has to choose. */
  conflicts: AnswerPath[];
  /** Changed on the other side only. */
  elsewhere: AnswerPath[];
}

/** Compares two changes of the same patient record. */
export function compareChanges(
  before: Registration,
  mine: Registration,
  theirs: Registration,
): ComparedChanges {
  const myChanges = changedAnswers(before, mine);
  const theirChanges = changedAnswers(before, theirs);
  const differing = changedAnswers(mine, theirs);
  return {
    conflicts: theirChanges.filter((path) => myChanges.includes(path) && differing.includes(path)),
    elsewhere: theirChanges.filter((path) => !myChanges.includes(path)),
  };
}

/** `patientHistory.medicalHistory[2]` is part of `patientHistory.medicalHistory`. */
const isWithin = (path: string, answer: AnswerPath) =>
  path === answer || path.startsWith(`${answer}.`) || path.startsWith(`${answer}[`);

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const groupAndField = (path: AnswerPath) => path.split('.') as [Group, string];
