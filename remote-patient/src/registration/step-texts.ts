import { REGISTRATION_STEPS, type RegistrationStep } from '@nivara/shared/domain/registration-steps';

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

/** The forms are the same four in the registration and in the update dialog; only what follows them differs. */
export function formCount(step: string): string | undefined {
  const index = REGISTRATION_STEPS.findIndex((each) => each === step);
  return index < 0 ? undefined : `Form ${index + 1} of ${REGISTRATION_STEPS.length}`;
}
