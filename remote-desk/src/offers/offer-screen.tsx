import { useState } from 'react';
import { readDeskOffer } from '@nivara/shared/api-client/offers';
import { useNavigate } from '@nivara/shared/app-context/router';
import { OfferCard } from '@nivara/shared/area/offer/offer-card';
import { useOwnItem } from '@nivara/shared/area/use-own-item';
import type { Offer } from '@nivara/shared/domain/offer';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { SkeletonCard } from '@nivara/shared/ui/feedback/skeleton';
import { Button, ButtonLink } from '@nivara/shared/ui/form/button';
import { PencilIcon, TrashIcon } from '@nivara/shared/ui/layout/icon';
import { Cluster, Stack } from '@nivara/shared/ui/layout/layout';
import { DeskPage } from '../frame/desk-page';
import { paths } from '../paths';
import { DeleteDialog } from './delete-dialog';
import { NoSuchOffer } from './no-such-offer';
import { OFFER_LISTS } from './offer-lists';

export function OfferScreen() {
  const { answer } = useOwnItem(readDeskOffer);
  const name = (answer.status === 'ready' && answer.data?.name) || 'Offer';
  return (
    <DeskPage name={name} heading={name}>
      <Loaded
        data={answer}
        level={2}
        failure="The offer could not be loaded"
        skeleton={<SkeletonCard lines={9} />}
      >
        {(offer) =>
          offer === null ? (
            <NoSuchOffer />
          ) : (
            <Stack $gap={5}>
              <OfferCard offer={offer} />
              <Actions offer={offer} />
            </Stack>
          )
        }
      </Loaded>
    </DeskPage>
  );
}

function Actions({ offer }: { offer: Offer }) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  return (
    <Cluster>
      <ButtonLink to={paths.editOffer(offer.id)} icon={<PencilIcon size={20} />}>
        Edit
      </ButtonLink>
      <Button variant="secondary" icon={<TrashIcon size={20} />} onClick={() => setAsking(true)}>
        Delete
      </Button>
      {asking ? (
        <DeleteDialog
          offer={offer}
          onClose={() => setAsking(false)}
          onDeleted={() => navigate(OFFER_LISTS[offer.kind].to, { replace: true })}
        />
      ) : null}
    </Cluster>
  );
}
