import { useMemo } from 'react';
import { listOffers } from '@nivara/shared/api-client/offers';
import type { Offer, OfferKind } from '@nivara/shared/domain/offer';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import { useListTable, type ListRows } from '@nivara/shared/area/table/use-list-table';

const initial = { sort: { column: 'validFrom', direction: 'descending' } } as const;

/** Patients get today's offers, doctors all of them. */
export function useOfferTable(kind: OfferKind, columns: readonly DataColumn<Offer>[]) {
  const list = useMemo<ListRows<Offer>>(() => (query) => listOffers({ ...query, kind }), [kind]);
  return useListTable<Offer>({ columns, list, initial });
}
