import type { ReactNode } from 'react';
import type { OfferKind } from '@nivara/shared/domain/offer';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { PlusIcon } from '@nivara/shared/ui/layout/icon';
import { Cluster } from '@nivara/shared/ui/layout/layout';
import { SectionNav } from '@nivara/shared/ui/navigation/section-nav';
import { DeskPage } from '../frame/desk-page';
import { paths } from '../paths';
import { OFFER_LISTS } from './offer-lists';

interface OffersPageProps {
  kind: OfferKind;
  children: ReactNode;
}

export const OffersPage = ({ kind, children }: OffersPageProps) => (
  <DeskPage
    name={OFFER_LISTS[kind].text}
    heading={OFFER_LISTS[kind].text}
    lead="Current, coming and past offers."
  >
    <Cluster $justify="space-between">
      <SectionNav label="Offers" links={Object.values(OFFER_LISTS)} />
      <ButtonLink to={paths.newOffer(kind)} icon={<PlusIcon size={20} />}>
        New offer
      </ButtonLink>
    </Cluster>
    {children}
  </DeskPage>
);
