import { REGISTRATION_STEPS, type RegistrationStep } from '@nivara/shared/domain/registration-steps';
import { STEP_TEXTS } from './step-texts';

export const CHECK = 'check';

/** The step with the upload of documents below its fields. */
export const DOCUMENTS_STEP: RegistrationStep = 'vaccination';

/** The steps, by their segment in the address. */
export type WizardStep = RegistrationStep | typeof CHECK;
export const WIZARD_STEPS: readonly WizardStep[] = [...REGISTRATION_STEPS, CHECK];

export const isWizardStep = (text: string | undefined): text is WizardStep =>
  WIZARD_STEPS.some((step) => step === text);

export const stepTitle = (step: WizardStep) =>
  step === CHECK ? 'Check your answers' : STEP_TEXTS[step].title;

export const nextStep = (step: WizardStep): WizardStep => neighbour(step, 1) ?? CHECK;
export const stepBefore = (step: WizardStep): WizardStep | undefined => neighbour(step, -1);

const neighbour = (step: WizardStep, distance: number): WizardStep | undefined =>
  WIZARD_STEPS[WIZARD_STEPS.indexOf(step) + distance];
