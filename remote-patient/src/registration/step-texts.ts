import type { RegistrationStep } from '@nivara/shared/domain/registration-steps';

export const STEP_TEXTS: Record<RegistrationStep, { title: string; about: string }> = {
  personal: {
    title: 'Personal Details',
    about: 'As they stand on your identity card, so that the clinic finds you.',
  },
  address: { title: 'Address Details', about: 'Where we may send reports and medicines.' },
  medical: {
    title: 'Medical History',
    about: 'Whatever you remember helps the doctors. Leave empty what does not apply.',
  },
  vaccination: { title: 'Vaccination History', about: 'Tick what you have had; a guess is fine.' },
};

/** “Step 2 of 5”. The steps are a parameter, since registration and update dialog end with different ones. */
export const stepCount = <Step extends string>(step: Step, steps: readonly Step[]): string =>
  `Step ${steps.indexOf(step) + 1} of ${steps.length}`;
