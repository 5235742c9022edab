import { readOffer } from '@nivara/shared/api-client/offers';
import { useModals } from '@nivara/shared/app-context/app-context';
import { OfferCard } from '@nivara/shared/area/offer/offer-card';
import { useOwnItem } from '@nivara/shared/area/use-own-item';
import { Button } from '@nivara/shared/ui/form/button';
import { AreaPage } from '../../frame/area-page';
import { OwnItem } from '../../frame/own-item';
import { paths } from '../../paths';
import { useSignedInUser } from '../../session/use-signed-in-user';

export function OfferScreen() {
  const user = useSignedInUser();
  const { answer } = useOwnItem(readOffer);
  const { openModal } = useModals();
  if (!user) return null;
  const name = (answer.status === 'ready' && answer.data?.name) || 'Offer';
  return (
    <AreaPage name={name} heading={name}>
      <OwnItem answer={answer} what="offer" to={paths.offers(user.UserName)} all="See all offers" lines={9}>
        {(offer) => (
          <OfferCard
            offer={offer}
            action={<Button onClick={() => openModal('appointment', {})}>Book an appointment</Button>}
          />
        )}
      </OwnItem>
    </AreaPage>
  );
}
