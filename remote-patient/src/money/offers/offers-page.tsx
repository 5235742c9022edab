import type { ReactNode } from 'react';
import { SectionNav } from '@nivara/shared/ui/navigation/section-nav';
import { AreaPage } from '../../frame/area-page';
import { paths } from '../../paths';
import { useSignedInUser } from '../../session/use-signed-in-user';

interface OffersPageProps {
  name: string;
  children: ReactNode;
}

export function OffersPage({ name, children }: OffersPageProps) {
  const user = useSignedInUser();
  if (!user) return null;
  const { UserName: username } = user;
  return (
    <AreaPage
      name={name}
      heading={name}
      lead="What is valid today. The best offer for an appointment is deducted from its bill automatically."
      isLeadWideOnly
    >
      <SectionNav
        label="Offers"
        links={[
          { text: 'Offers', to: paths.offerList(username) },
          { text: 'Discounts', to: paths.discountList(username) },
          { text: 'Special offers', to: paths.specialOffers(username) },
        ]}
      />
      {children}
    </AreaPage>
  );
}
