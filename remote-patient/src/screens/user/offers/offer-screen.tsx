import { useCallback, useState } from 'react';
import { readOffer } from '@nivara/shared/api-client/offers';
import { recordOrNone } from '@nivara/shared/api-client/record-or-none';
import { useModals } from '@nivara/shared/app-context/app-context';
import { useNavigate, useParams } from '@nivara/shared/app-context/router';
import { useAnswer } from '@nivara/shared/app-context/use-answer';
import type { Offer } from '@nivara/shared/domain/offer';
import { Button, ButtonLink } from '@nivara/shared/ui/button';
import { PencilIcon, TrashIcon } from '@nivara/shared/ui/icon';
import { Cluster, Stack } from '@nivara/shared/ui/layout';
import { Loaded } from '@nivara/shared/ui/loaded';
import { SkeletonCard } from '@nivara/shared/ui/skeleton';
import { AreaPage } from '../../../components/area-page';
import { NoSuchRecord } from '../../../components/no-such-record';
import { paths } from '../../../paths';
import { isDoctor, useSignedInUser } from '../../../use-signed-in-user';
import { DeleteQuestion } from './delete-question';
import { OfferCard } from './offer-card';
import { listOf } from './offer-kinds';

/** One offer, with all that it gives. */
export function OfferScreen() {
  const user = useSignedInUser();
  const { id } = useParams();
  const answer = useAnswer(useCallback(() => recordOrNone(id, readOffer), [id]));
  if (!user) return null;
  const name = (answer.status === 'ready' && answer.data?.name) || 'Offer';
  return (
    <AreaPage name={name} heading={name}>
      <Loaded
        data={answer}
        skeleton={<SkeletonCard lines={9} />}
        failure="The offer could not be loaded"
        level={2}
      >
        {(offer) =>
          offer === null ? (
            <NoSuchRecord what="offer" to={paths.offers(user.UserName)} all="See all offers" />
          ) : (
            <Stack $gap={5}>
              <OfferCard offer={offer} />
              {isDoctor(user) ? <DoctorsActions offer={offer} username={user.UserName} /> : <BookIt />}
            </Stack>
          )
        }
      </Loaded>
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
        <DeleteQuestion
          offer={offer}
          onClose={() => setAsking(false)}
          onDeleted={() => navigate(listOf[offer.kind](username), { replace: true })}
        />
      ) : null}
    </Cluster>
  );
}
