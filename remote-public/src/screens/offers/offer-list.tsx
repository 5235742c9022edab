import styled from 'styled-components';
import { useSearchParams } from '@nivara/shared/app-context/router';
import { OFFER_KINDS, OFFER_KIND_NAMES, type Offer } from '@nivara/shared/domain/offer';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { Stack } from '@nivara/shared/ui/layout/layout';
import { media, space } from '@nivara/shared/ui/tokens/theme';
import { FilterLinks } from '../../components/filter-links';
import { OfferCard } from './offer-card';
import { useOfferServices } from './use-offer-services';

export const OfferGrid = styled.ul`
  display: grid;
  gap: ${space[5]};
  padding: 0;
  list-style: none;

  > * {
    min-width: 0;
  }
  ${media.desktop} {
    grid-template-columns: 1fr 1fr;

    > :only-child {
      grid-column: 1 / -1;
    }
  }
`;

/** The chosen kind is part of the address. */
export function OfferList({ offers }: { offers: readonly Offer[] }) {
  const [search] = useSearchParams();
  const servicesOf = useOfferServices();
  const kinds = OFFER_KINDS.filter((kind) => offers.some((offer) => offer.kind === kind));
  const chosen = OFFER_KINDS.find((kind) => kind === search.get('kind'));
  const shown = chosen === undefined ? offers : offers.filter(({ kind }) => kind === chosen);
  return (
    <Stack $gap={6}>
      {(kinds.length > 1 || chosen !== undefined) && (
        <FilterLinks
          label="Kinds of offers"
          links={[
            { label: 'All offers', to: '?', chosen: chosen === undefined },
            ...kinds.map((kind) => ({
              label: `${OFFER_KIND_NAMES[kind]}s`,
              to: `?kind=${kind}`,
              chosen: kind === chosen,
            })),
          ]}
        />
      )}
      {shown.length === 0 ? (
        <EmptyState level={2} title="There is no offer of this kind today">
          Please look at all offers.
        </EmptyState>
      ) : (
        <OfferGrid role="list">
          {shown.map((offer) => (
            <li key={offer.id}>
              <OfferCard offer={offer} services={servicesOf(offer.serviceIds)} />
            </li>
          ))}
        </OfferGrid>
      )}
    </Stack>
  );
}
