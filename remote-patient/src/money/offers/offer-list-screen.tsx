import { useMemo } from 'react';
import { isOver, offerColumns } from '@nivara/shared/area/offer/offer-columns';
import { listOffers } from '@nivara/shared/api-client/offers';
import { useOfferTable } from '@nivara/shared/area/offer/use-offer-table';
import { ListTable } from '@nivara/shared/area/table/list-table';
import { paths } from '../../paths';
import { useSignedInUser } from '../../session/use-signed-in-user';
import { offerSummary } from './offer-summary';
import { NoOffers } from './no-offers';
import { OffersPage } from './offers-page';

const NAMES = { offer: 'Offers', discount: 'Discounts' };

/** Offers and discounts share this table. */
export function OfferListScreen({ kind }: { kind: keyof typeof NAMES }) {
  const username = useSignedInUser()?.UserName ?? '';
  const columns = useMemo(() => offerColumns((id) => paths.offer(username, id)), [username]);
  const summary = useMemo(() => offerSummary((id) => paths.offer(username, id)), [username]);
  const { table } = useOfferTable(kind, columns, listOffers);
  const name = NAMES[kind];
  return (
    <OffersPage name={name}>
      <ListTable
        caption={name}
        columns={columns}
        summary={summary}
        opensAs="summary"
        table={table}
        usualOrder="Largest saving first"
        isQuiet={isOver}
        fileName={name.toLowerCase()}
        empty={<NoOffers />}
      />
    </OffersPage>
  );
}
