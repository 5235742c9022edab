import { useCallback } from 'react';
import { listServices } from '@nivara/shared/api-client/clinic-services';
import { createOffer, readOffer, replaceOffer } from '@nivara/shared/api-client/offers';
import { recordOrNone } from '@nivara/shared/api-client/record-or-none';
import { useToasts } from '@nivara/shared/app-context/app-context';
import { Navigate, useNavigate, useParams, useSearchParams } from '@nivara/shared/app-context/router';
import { useAnswer } from '@nivara/shared/app-context/use-answer';
import { OFFER_KINDS } from '@nivara/shared/domain/offer';
import { Card } from '@nivara/shared/ui/layout/card';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { SkeletonCard } from '@nivara/shared/ui/feedback/skeleton';
import { AreaPage } from '../../frame/area-page';
import { NoSuchItem } from '../../frame/no-such-item';
import { paths } from '../../paths';
import { isDoctor, useSignedInUser } from '../../session/use-signed-in-user';
import { OfferForm } from './offer-form';
import { emptyOffer, toOffer, valuesOf } from './offer-values';

/** For doctors: a new offer, or another wording of one. */
export function EditOfferScreen() {
  const user = useSignedInUser();
  const { id } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { showToast } = useToasts();
  const ask = useCallback(async () => {
    const [services, offer] = await Promise.all([
      listServices(),
      id === undefined ? undefined : recordOrNone(id, readOffer),
    ]);
    return { services, offer };
  }, [id]);
  const answer = useAnswer(ask);
  if (!user) return null;
  if (!isDoctor(user)) return <Navigate to={paths.offers(user.UserName)} replace />;

  const kind = OFFER_KINDS.find((each) => each === search.get('kind')) ?? 'offer';
  const name = id === undefined ? 'New offer' : 'Edit offer';
  return (
    <AreaPage name={name} heading={name}>
      <Loaded
        data={answer}
        skeleton={<SkeletonCard lines={12} />}
        failure="The offer could not be loaded"
        level={2}
      >
        {({ services, offer }) =>
          offer === null ? (
            <NoSuchItem what="offer" to={paths.offers(user.UserName)} all="See all offers" />
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
                  navigate(paths.offer(user.UserName, saved.id), { replace: true });
                }}
              />
            </Card>
          )
        }
      </Loaded>
    </AreaPage>
  );
}
