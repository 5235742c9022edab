import type { RegistrationStep } from '@nivara/shared/domain/registration-steps';
import { AddressFields } from './address-fields';
import { MedicalHistoryFields } from './medical-history-fields';
import { PersonalFields } from './personal-fields';
import { VaccinationFields } from './vaccination-fields';

/** One step’s fields, the same in the registration and in the update; inside a form of a registration’s values. */
export function StepFields({ step, today }: { step: RegistrationStep; today: string }) {
  if (step === 'personal') return <PersonalFields today={today} />;
  if (step === 'address') return <AddressFields />;
  if (step === 'medical') return <MedicalHistoryFields />;
  return <VaccinationFields />;
}
