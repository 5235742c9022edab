import { REGISTRATION_STEPS, type RegistrationStep } from '@nivara/shared/domain/registration-steps';
import { STEP_TEXTS } from '../step-texts';

export const DOCUMENTS = 'documents';
export const DONE = 'done';

export type UpdateStep = RegistrationStep | typeof DOCUMENTS | typeof DONE;
export const UPDATE_STEPS: readonly UpdateStep[] = [...REGISTRATION_STEPS, DOCUMENTS, DONE];

export const isFormStep = (step: UpdateStep): step is RegistrationStep =>
  REGISTRATION_STEPS.some((each) => each === step);

export const isUpdateStep = (text: string): text is UpdateStep => UPDATE_STEPS.some((step) => step === text);

export function updateTitle(step: UpdateStep): string {
  if (step === DOCUMENTS) return 'PDF Upload';
  return step === DONE ? 'Thank you' : STEP_TEXTS[step].title;
}

/** The step at this distance; beyond either end, the given step itself. */
export const stepAt = (step: UpdateStep, distance: number): UpdateStep =>
  UPDATE_STEPS[UPDATE_STEPS.indexOf(step) + distance] ?? step;
