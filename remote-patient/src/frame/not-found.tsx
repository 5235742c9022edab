import { ButtonLink } from '@nivara/shared/ui/form/button';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { paths } from '../paths';
import { AreaPage } from './area-page';

/** Shown for an unknown path in the patient's area. */
export function NotFound() {
  return (
    <AreaPage name="Page not found" heading="Your area">
      <EmptyState
        level={2}
        title="We could not find that page"
        action={<ButtonLink to={paths.user}>Go to your dashboard</ButtonLink>}
      >
        The address may have a typing mistake, or the page may have moved.
      </EmptyState>
    </AreaPage>
  );
}
