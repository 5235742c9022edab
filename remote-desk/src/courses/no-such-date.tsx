import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { paths } from '../paths';

export const NoSuchDate = () => (
  <EmptyState
    level={2}
    title="We could not find that date"
    action={<ButtonLink to={paths.courses}>See all courses</ButtonLink>}
  >
    The address may be incomplete.
  </EmptyState>
);
