import { useMemo } from 'react';
import { specialOfferColumns } from '@nivara/shared/area/offer/special-offer-columns';
import { listOffers } from '@nivara/shared/api-client/offers';
import { isOver } from '@nivara/shared/area/offer/offer-columns';
import { useOfferTable } from '@nivara/shared/area/offer/use-offer-table';
import { ListTable } from '@nivara/shared/area/table/list-table';
import { paths } from '../../paths';
import { useSignedInUser } from '../../session/use-signed-in-user';
import { offerSummary } from './offer-summary';
import { NoOffers } from './no-offers';
import { OffersPage } from './offers-page';

/** Offers with extras, which may have a discount as well. */
export function SpecialOffersScreen() {
  const username = useSignedInUser()?.UserName ?? '';
  const columns = useMemo(() => specialOfferColumns((id) => paths.offer(username, id)), [username]);
  const summary = useMemo(() => offerSummary((id) => paths.offer(username, id)), [username]);
  const { table } = useOfferTable('special', columns, listOffers);
  return (
    <OffersPage name="Special offers">
      <ListTable
        caption="Special offers"
        columns={columns}
        summary={summary}
        table={table}
        usualOrder="Largest saving first"
        isQuiet={isOver}
        fileName="special-offers"
        empty={<NoOffers />}
      />
    </OffersPage>
  );
}
