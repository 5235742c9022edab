import type { ReactNode } from 'react';
import type { OfferKind } from '@nivara/shared/domain/offer';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { PlusIcon } from '@nivara/shared/ui/layout/icon';
import { Cluster } from '@nivara/shared/ui/layout/layout';
import { AreaPage } from '../../frame/area-page';
import { SectionNav } from '../../frame/section-nav';
import { paths } from '../../paths';
import { isDoctor, useSignedInUser } from '../../session/use-signed-in-user';

interface OffersPageProps {
  name: string;
  heading: string;
  kind: OfferKind;
  children: ReactNode;
}

export function OffersPage({ name, heading, kind, children }: OffersPageProps) {
  const user = useSignedInUser();
  if (!user) return null;
  const { UserName: username } = user;
  const forDoctor = isDoctor(user);
  return (
    <AreaPage
      name={name}
      heading={heading}
      lead={
        forDoctor
          ? 'What patients are offered, also what is yet to come and what is over.'
          : 'What is valid today. The best offer for an appointment is taken off its bill by itself.'
      }
    >
      <Cluster $justify="space-between">
        <SectionNav
          label="Offers"
          links={[
            { text: 'Offers', to: paths.offerList(username) },
            { text: 'Discounts', to: paths.discountList(username) },
            { text: 'Special offers', to: paths.specialOffers(username) },
          ]}
        />
        {forDoctor ? (
          <ButtonLink to={paths.newOffer(username, kind)} icon={<PlusIcon size={20} />}>
            New offer
          </ButtonLink>
        ) : null}
      </Cluster>
      {children}
    </AreaPage>
  );
}
