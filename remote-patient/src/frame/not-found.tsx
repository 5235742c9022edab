import { ButtonLink } from '@nivara/shared/ui/form/button';
import { Stack } from '@nivara/shared/ui/layout/layout';
import { paths } from '../paths';
import { AreaPage } from './area-page';
import { useHidePatientPicker } from './use-hide-patient-picker';

/** Shown for an unknown path in the patient's area. */
export function NotFound() {
  useHidePatientPicker();
  return (
    <AreaPage name="Page not found" heading="We could not find that page">
      <Stack $gap={4}>
        <p>The address may have a typing mistake, or the page may have moved.</p>
        <div>
          <ButtonLink to={paths.user}>Go to your dashboard</ButtonLink>
        </div>
      </Stack>
    </AreaPage>
  );
}
