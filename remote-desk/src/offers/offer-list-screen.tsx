import { useMemo, useState } from 'react';
import { listDeskOffers } from '@nivara/shared/api-client/offers';
import { isOver, offerColumns } from '@nivara/shared/area/offer/offer-columns';
import { specialOfferColumns } from '@nivara/shared/area/offer/special-offer-columns';
import { useOfferTable } from '@nivara/shared/area/offer/use-offer-table';
import { ListTable } from '@nivara/shared/area/table/list-table';
import type { Offer, OfferKind } from '@nivara/shared/domain/offer';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { paths } from '../paths';
import { DeleteDialog } from './delete-dialog';
import { OFFER_LISTS } from './offer-lists';
import { OffersPage } from './offers-page';

/** The offers of one kind. Each row can be changed and deleted; a special offer only on its own page. */
export function OfferListScreen({ kind }: { kind: OfferKind }) {
  const [deleting, setDeleting] = useState<Offer>();
  const columns = useMemo(
    () =>
      kind === 'special'
        ? specialOfferColumns(paths.offer)
        : offerColumns(paths.offer, { editPage: paths.editOffer, onDelete: setDeleting }),
    [kind],
  );
  const { table, reload } = useOfferTable(kind, columns, listDeskOffers);
  const { text } = OFFER_LISTS[kind];
  return (
    <OffersPage kind={kind}>
      <ListTable
        caption={text}
        columns={columns}
        table={table}
        isQuiet={isOver}
        fileName={text.toLowerCase().replace(' ', '-')}
        empty={
          <EmptyState level={2} title="Nothing of this kind yet">
            Patients see the offers that you create here, each from its first to its last day.
          </EmptyState>
        }
      />
      {deleting === undefined ? null : (
        <DeleteDialog
          offer={deleting}
          onClose={() => setDeleting(undefined)}
          onDeleted={() => {
            setDeleting(undefined);
            reload();
          }}
        />
      )}
    </OffersPage>
  );
}
