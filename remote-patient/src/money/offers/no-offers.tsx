import { ButtonLink } from '@nivara/shared/ui/form/button';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { OfferIcon } from '../../frame/area-icons';
import { paths } from '../../paths';

export const NoOffers = () => (
  <EmptyState
    level={2}
    title="Nothing of this kind at the moment"
    icon={<OfferIcon size={28} />}
    action={<ButtonLink to={paths.services}>See our services</ButtonLink>}
  >
    Our usual fees are shown before you book. Please look at the other lists as well.
  </EmptyState>
);
