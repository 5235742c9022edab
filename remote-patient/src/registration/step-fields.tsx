import type { RegistrationStep } from '@nivara/shared/domain/registration-steps';
import { Stack } from '@nivara/shared/ui/layout/layout';
import { AddressFields } from './address-fields';
import { CareFields } from './care-fields';
import { MedicalHistoryFields } from './medical-history-fields';
import { PersonalFields } from './personal-fields';
import { VaccinationFields } from './vaccination-fields';

/** The fields of one step, shared by registration and update; needs a form with a registration's values. */
export function StepFields({ step, today }: { step: RegistrationStep; today: string }) {
  if (step === 'personal') return <PersonalFields today={today} />;
  if (step === 'address') return <AddressFields />;
  if (step === 'medical') return <MedicalHistoryFields />;
  return (
    <Stack $gap={6}>
      <VaccinationFields />
      <CareFields />
    </Stack>
  );
}
