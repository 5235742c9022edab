import { brand } from '@nivara/shared/contracts/brand';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { Section } from '@nivara/shared/ui/layout/layout';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { SkeletonCard } from '@nivara/shared/ui/feedback/skeleton';
import { ClosingCall } from '../../components/closing-call';
import { PageIntro } from '../../components/page-intro';
import { PublicHead } from '../../components/public-head';
import { paths } from '../../paths';
import { OfferGrid, OfferList } from './offer-list';
import { useOffers } from './use-offers';

const crumbs = [{ label: 'Home', to: paths.home }, { label: 'Offers' }];

export function OffersScreen() {
  const offers = useOffers();
  return (
    <>
      <PublicHead
        title="Offers"
        description={`The offers of the ${brand.name} clinic that are valid today: what they give, for which services, until when and on what terms.`}
      />
      <PageIntro
        crumbs={crumbs}
        title="Offers"
        lead="What is valid today. A discount is taken off your bill by itself, you need no code; of several, the one that saves you most counts."
      />
      <Section tight aria-label="Offers of today">
        <Loaded
          data={offers}
          skeleton={<OfferSkeletons />}
          failure="The offers could not be loaded"
          level={2}
        >
          {(all) =>
            all.length === 0 ? (
              <EmptyState
                level={2}
                title="There are no offers at the moment"
                action={<ButtonLink to={paths.services}>See our services</ButtonLink>}
              >
                Our usual fees are shown before you book. Call {brand.phone.text} if you are worried about the
                cost of a treatment: we look for a way together.
              </EmptyState>
            ) : (
              <OfferList offers={all} />
            )
          }
        </Loaded>
      </Section>
      <ClosingCall title="No offer makes a treatment right">
        If you do not need something, we tell you so, whatever it costs today. Ask a physician first.
      </ClosingCall>
    </>
  );
}

function OfferSkeletons() {
  return (
    <OfferGrid as="div">
      {Array.from({ length: 4 }, (_, index) => (
        <SkeletonCard key={index} lines={5} />
      ))}
    </OfferGrid>
  );
}
