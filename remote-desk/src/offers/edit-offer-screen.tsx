import { useCallback } from 'react';
import { listServices } from '@nivara/shared/api-client/clinic-services';
import { createOffer, readDeskOffer, replaceOffer } from '@nivara/shared/api-client/offers';
import { itemOrNone } from '@nivara/shared/api-client/item-or-none';
import { useToasts } from '@nivara/shared/app-context/app-context';
import { useNavigate, useParams, useSearchParams } from '@nivara/shared/app-context/router';
import { useAnswer } from '@nivara/shared/app-context/use-answer';
import { OFFER_KINDS } from '@nivara/shared/domain/offer';
import { Card } from '@nivara/shared/ui/layout/card';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { SkeletonCard } from '@nivara/shared/ui/feedback/skeleton';
import { DeskPage } from '../frame/desk-page';
import { paths } from '../paths';
import { NoSuchOffer } from './no-such-offer';
import { OfferForm } from './offer-form';
import { emptyOffer, toOffer, valuesOf } from './offer-values';

/** Creates or changes an offer. */
export function EditOfferScreen() {
  const { id } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { showToast } = useToasts();
  const ask = useCallback(async () => {
    const [services, offer] = await Promise.all([
      listServices(),
      id === undefined ? undefined : itemOrNone(id, readDeskOffer),
    ]);
    return { services, offer };
  }, [id]);
  const answer = useAnswer(ask);
  const kind = OFFER_KINDS.find((each) => each === search.get('kind')) ?? 'offer';
  const name = id === undefined ? 'New offer' : 'Edit offer';
  return (
    <DeskPage name={name} heading={name}>
      <Loaded
        data={answer}
        skeleton={<SkeletonCard lines={12} />}
        failure="The offer could not be loaded"
        level={2}
      >
        {({ services, offer }) =>
          offer === null ? (
            <NoSuchOffer />
          ) : (
            <Card $padding="roomy">
              <OfferForm
                initial={offer === undefined ? emptyOffer(kind) : valuesOf(offer, services)}
                services={services}
                onSave={async (values) => {
                  const written = toOffer(values, services);
                  const saved =
                    offer === undefined ? await createOffer(written) : await replaceOffer(offer.id, written);
                  showToast({ tone: 'success', text: `“${saved.name}” is saved.` });
                  navigate(paths.offer(saved.id), { replace: true });
                }}
              />
            </Card>
          )
        }
      </Loaded>
    </DeskPage>
  );
}
