import type { ReactNode } from 'react';
import styled from 'styled-components';
import { listServices } from '@nivara/shared/api-client/clinic-services';
import { useAnswer } from '@nivara/shared/app-context/use-answer';
import { dateInWords } from '@nivara/shared/domain/clinic-time';
import { OFFER_KIND_NAMES, type Offer } from '@nivara/shared/domain/offer';
import { color, font, text } from '@nivara/shared/ui/tokens/theme';
import { Facts } from '@nivara/shared/ui/layout/facts';
import { Badge } from '@nivara/shared/ui/feedback/badge';
import { Card } from '@nivara/shared/ui/layout/card';
import { Cluster, Heading, Stack } from '@nivara/shared/ui/layout/layout';

const DiscountText = styled.p`
  color: ${color.success};
  font: 600 ${text.h2} / 1.2 ${font.heading};
`;

interface OfferCardProps {
  offer: Offer;
  /** The button or link that uses the offer, shown above the terms. */
  action?: ReactNode;
}

export function OfferCard({ offer, action }: OfferCardProps) {
  const services = useServiceNames(offer.serviceIds);
  const { discountPercentage: percentage } = offer;
  return (
    <Card as="section" $padding="roomy" aria-labelledby="gives">
      <Stack $gap={4}>
        <Cluster $justify="space-between">
          <Heading level={2} look="h3" id="gives">
            What it gives
          </Heading>
          <Badge tone="accent">{OFFER_KIND_NAMES[offer.kind]}</Badge>
        </Cluster>
        {percentage > 0 ? <DiscountText>{percentage}% off the fee</DiscountText> : null}
        {offer.description === '' ? null : <p>{offer.description}</p>}
        {action === undefined ? null : <div>{action}</div>}
        <Facts
          facts={[
            ['Valid from', dateInWords(offer.validFrom)],
            ['Valid to', dateInWords(offer.validTo)],
            ['For', services],
            ['Terms', offer.terms],
            ['Special discount', offer.specialDiscount],
            ['Special terms', offer.specialTerms],
            ['Freebies', offer.freebies],
            ['Id', offer.number],
          ]}
        />
      </Stack>
    </Card>
  );
}

function useServiceNames(ids: readonly number[]): string {
  const services = useAnswer(listServices);
  if (ids.length === 0) return 'Every service';
  if (services.status !== 'ready') return 'Certain services: the front desk tells you which';
  return services.data
    .filter(({ id }) => ids.includes(id))
    .map(({ service }) => service)
    .join('\n');
}
