import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import { brand } from '@nivara/shared/contracts/brand';
import { useModals } from '@nivara/shared/app-context/app-context';
import { OFFER_KIND_NAMES, needsAppointment, type Offer } from '@nivara/shared/domain/offer';
import { Badge, type BadgeTone } from '@nivara/shared/ui/feedback/badge';
import { Button } from '@nivara/shared/ui/form/button';
import { Card } from '@nivara/shared/ui/layout/card';
import { CalendarIcon, CheckIcon } from '@nivara/shared/ui/layout/icon';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { color, font, media, radius, space, text } from '@nivara/shared/ui/tokens/theme';
import { writtenDay } from '../../written-day';
import type { OfferService } from './use-offer-services';

const tones: Record<Offer['kind'], BadgeTone> = { offer: 'primary', discount: 'accent', special: 'success' };

const Frame = styled(Card)`
  display: flex;
  height: 100%;
  flex-direction: column;
  gap: ${space[4]};

  > button {
    align-self: flex-start;
    margin-top: auto;
  }
  ${media.tablet} {
    padding: ${space[6]};
  }
`;

const Top = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space[4]};
`;

const Percent = styled.p`
  flex: none;
  color: ${color.accent};
  font: 600 ${text.h2} / 1 ${font.heading};
  text-align: end;

  small {
    display: block;
    margin-top: ${space[1]};
    font: 600 ${text.small} ${font.body};
  }
`;

const WalkInNote = styled.p`
  display: flex;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  margin-top: auto;
  border-radius: ${radius.medium};
  background: ${color.successSoft};

  svg {
    flex: none;
    margin-top: 0.2em;
    color: ${color.success};
  }
`;

const Facts = styled.dl`
  display: grid;
  gap: ${space[3]};

  > div {
    display: grid;
    gap: 0 ${space[4]};
  }
  dt {
    color: ${color.textMuted};
    font-size: ${text.small};
    font-weight: 600;
  }
  dd {
    margin: 0;
    white-space: pre-line;
  }
  ${media.tablet} {
    > div {
      grid-template-columns: 9rem minmax(0, 1fr);
    }
    dt {
      line-height: 1.8;
    }
  }
`;

interface OfferCardProps {
  offer: Offer;
  /** The services of the offer whose names are known. */
  services: readonly OfferService[];
}

export function OfferCard({ offer, services }: OfferCardProps) {
  const { kind, name, description, validFrom, validTo, discountPercentage, terms } = offer;
  const isForAppointments = needsAppointment(offer);
  return (
    <Frame as="article" aria-label={name}>
      <Top>
        <Stack $gap={2}>
          <div>
            <Badge tone={tones[kind]}>{OFFER_KIND_NAMES[kind]}</Badge>
          </div>
          <Heading level={2} look="h3">
            {name}
          </Heading>
        </Stack>
        {discountPercentage > 0 && (
          <Percent>
            {discountPercentage}%<small>off</small>
          </Percent>
        )}
      </Top>
      {description && <p>{description}</p>}
      <Facts>
        <Fact term="Valid">
          <time dateTime={validFrom}>{writtenDay(validFrom)}</time> to{' '}
          <time dateTime={validTo}>{writtenDay(validTo)}</time>, both days included
        </Fact>
        {isForAppointments && <Fact term="For">{servicesInWords(offer, services)}</Fact>}
        <Fact term="Special discount">{offer.specialDiscount}</Fact>
        <Fact term="On top">{offer.freebies}</Fact>
        <Fact term="Terms">{terms}</Fact>
        <Fact term="Special terms">{offer.specialTerms}</Fact>
      </Facts>
      {isForAppointments ? <BookWithOffer offer={offer} services={services} /> : <WithoutAppointment />}
    </Frame>
  );
}

function BookWithOffer({ offer, services }: OfferCardProps) {
  const { openModal } = useModals();
  const [service] = services;
  return (
    <Button
      icon={<CalendarIcon size={20} />}
      aria-label={`Book with the offer ${offer.name}`}
      onClick={() =>
        openModal('appointment', services.length === 1 && service ? { service: service.name } : {})
      }
    >
      Book
    </Button>
  );
}

const WithoutAppointment = () => (
  <WalkInNote>
    <CheckIcon size={20} />
    <span>
      No appointment is needed: just come to {brand.address.street}, {brand.address.city}. Questions? Call{' '}
      <TextLink href={brand.phone.href}>{brand.phone.text}</TextLink>.
    </span>
  </WalkInNote>
);

function Fact({ term, children }: { term: string; children: ReactNode }) {
  if (children === '') return null;
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function servicesInWords({ serviceIds }: Offer, services: readonly OfferService[]): ReactNode {
  if (serviceIds.length === 0) return 'Every service';
  if (services.length === 0) return 'Certain services: the front desk tells you which';
  return services.map(({ name, url }, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      {url === undefined ? name : <TextLink to={url}>{name}</TextLink>}
    </Fragment>
  ));
}
