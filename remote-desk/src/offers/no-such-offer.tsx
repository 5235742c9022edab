import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { paths } from '../paths';

export const NoSuchOffer = () => (
  <EmptyState
    level={2}
    title="We could not find that offer"
    action={<ButtonLink to={paths.offers}>See all offers</ButtonLink>}
  >
    It may have been deleted.
  </EmptyState>
);
