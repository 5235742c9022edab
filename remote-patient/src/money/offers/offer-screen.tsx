import { useState } from 'react';
import { readOffer } from '@nivara/shared/api-client/offers';
import { useModals } from '@nivara/shared/app-context/app-context';
import { useNavigate } from '@nivara/shared/app-context/router';
import type { Offer } from '@nivara/shared/domain/offer';
import { Button, ButtonLink } from '@nivara/shared/ui/form/button';
import { PencilIcon, TrashIcon } from '@nivara/shared/ui/layout/icon';
import { Cluster, Stack } from '@nivara/shared/ui/layout/layout';
import { AreaPage } from '../../frame/area-page';
import { OwnItem } from '../../frame/own-item';
import { useOwnItem } from '../../frame/use-own-item';
import { paths } from '../../paths';
import { isDoctor, useSignedInUser } from '../../session/use-signed-in-user';
import { DeleteDialog } from './delete-dialog';
import { OfferCard } from './offer-card';
import { listOf } from './offer-kinds';

/** One offer, with all that it gives. */
export function OfferScreen() {
  const user = useSignedInUser();
  const { answer } = useOwnItem(readOffer);
  if (!user) return null;
  const name = (answer.status === 'ready' && answer.data?.name) || 'Offer';
  return (
    <AreaPage name={name} heading={name}>
      <OwnItem answer={answer} what="offer" to={paths.offers(user.UserName)} all="See all offers" lines={9}>
        {(offer) => (
          <Stack $gap={5}>
            <OfferCard offer={offer} />
            {isDoctor(user) ? <DoctorsActions offer={offer} username={user.UserName} /> : <BookIt />}
          </Stack>
        )}
      </OwnItem>
    </AreaPage>
  );
}

function BookIt() {
  const { openModal } = useModals();
  return (
    <div>
      <Button onClick={() => openModal('appointment', {})}>Book an appointment</Button>
    </div>
  );
}

function DoctorsActions({ offer, username }: { offer: Offer; username: string }) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  return (
    <Cluster>
      <ButtonLink to={paths.editOffer(username, offer.id)} icon={<PencilIcon size={20} />}>
        Edit
      </ButtonLink>
      <Button variant="secondary" icon={<TrashIcon size={20} />} onClick={() => setAsking(true)}>
        Delete
      </Button>
      {asking ? (
        <DeleteDialog
          offer={offer}
          onClose={() => setAsking(false)}
          onDeleted={() => navigate(listOf[offer.kind](username), { replace: true })}
        />
      ) : null}
    </Cluster>
  );
}
