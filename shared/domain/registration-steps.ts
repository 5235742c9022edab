import { type Schema, object } from 'yup';
import type { DayContext } from './date-of-birth';
import { firstOfEachField } from './field-problems';
import type { Registration } from './patient';
import {
  addressStepSchema,
  historyStepSchema,
  personalDetailsStepSchema,
  vaccinationStepSchema,
} from './patient-rules';
import { EMPTY_REGISTRATION } from './patient-values';
import { type AnswerPath, changedAnswers } from './registration-answers';

/** The steps in the order of the wizard. */
export const REGISTRATION_STEPS = ['personal', 'address', 'medical', 'vaccination'] as const;
export type RegistrationStep = (typeof REGISTRATION_STEPS)[number];

const SCHEMAS: Record<RegistrationStep, Schema> = {
  personal: object({ personalDetails: personalDetailsStepSchema }),
  address: object({ address: addressStepSchema }),
  medical: object({ patientHistory: historyStepSchema }),
  vaccination: object({ patientHistory: vaccinationStepSchema }),
};

/** Validates one step within the whole registration, with the given day as today. */
export const stepSchema = (step: RegistrationStep, today: string) => ({
  validate: (value: unknown, options: { abortEarly?: boolean } = {}) =>
    SCHEMAS[step].validate(valueFor(step, value), {
      ...options,
      context: { today } satisfies DayContext,
    }),
});

/** The first message of each invalid answer of a step. */
export function stepProblems(registration: Registration, step: RegistrationStep, today: string) {
  try {
    SCHEMAS[step].validateSync(valueFor(step, registration), {
      abortEarly: false,
      context: { today } satisfies DayContext,
    });
    return [];
  } catch (error) {
    return firstOfEachField(error);
  }
}

export const isStepValid = (registration: Registration, step: RegistrationStep, today: string) =>
  stepProblems(registration, step, today).length === 0;

export const invalidSteps = (registration: Registration, today: string): RegistrationStep[] =>
  REGISTRATION_STEPS.filter((step) => !isStepValid(registration, step, today));

export function stepOfAnswer(path: AnswerPath): RegistrationStep {
  if (path.startsWith('personalDetails.')) return 'personal';
  if (path.startsWith('address.')) return 'address';
  const field = path.replace('patientHistory.', '');
  return Object.hasOwn(vaccinationStepSchema.fields, field) ? 'vaccination' : 'medical';
}

/** The steps that the patient has passed or answered, perhaps on another device. */
export function begunSteps(
  registration: Registration,
  passed: readonly RegistrationStep[],
): readonly RegistrationStep[] {
  const answered = changedAnswers(EMPTY_REGISTRATION, registration).map(stepOfAnswer);
  return REGISTRATION_STEPS.filter((step) => passed.includes(step) || answered.includes(step));
}

/** An optional step counts as finished once it has an answer or was passed. */
export function firstUnfinishedStep(
  registration: Registration,
  passed: readonly RegistrationStep[],
  today: string,
): RegistrationStep | undefined {
  const begun = begunSteps(registration, passed);
  return REGISTRATION_STEPS.find((step) => !isStepValid(registration, step, today) || !begun.includes(step));
}

/** An incomplete address may have only the default country, so the phone is not checked against it. */
function valueFor(step: RegistrationStep, value: unknown): unknown {
  if (step !== 'personal' || typeof value !== 'object' || value === null || !('address' in value))
    return value;
  const { address, ...others } = value;
  return addressStepSchema.isValidSync(address) ? value : others;
}
