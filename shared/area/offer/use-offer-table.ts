import { useMemo } from 'react';
import type { listOffers } from '@nivara/shared/api-client/offers';
import type { Offer, OfferKind } from '@nivara/shared/domain/offer';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import { useListTable, type ListRows } from '@nivara/shared/area/table/use-list-table';

/** By default the service lists the largest savings first, and expired offers last. */
const initial = {};

/** For patients `listVisible` lists the offers that are valid today; for the desk it lists all offers. */
export function useOfferTable(
  kind: OfferKind,
  columns: readonly DataColumn<Offer>[],
  listVisible: typeof listOffers,
) {
  const list = useMemo<ListRows<Offer>>(
    () => (query) => listVisible({ ...query, kind }),
    [kind, listVisible],
  );
  return useListTable<Offer>({ columns, list, initial });
}
