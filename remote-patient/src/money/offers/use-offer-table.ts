import { useMemo } from 'react';
import { listOffers } from '@nivara/shared/api-client/offers';
import type { Offer, OfferKind } from '@nivara/shared/domain/offer';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import { usePatientTable, type ListRows } from '../../table/use-patient-table';

const initial = { sort: { column: 'validFrom', direction: 'descending' } } as const;

/** The offers of one kind: a patient’s are those of today, a doctor’s all of them. */
export function useOfferTable(kind: OfferKind, columns: readonly DataColumn<Offer>[]) {
  const list = useMemo<ListRows<Offer>>(() => (query) => listOffers({ ...query, kind }), [kind]);
  return usePatientTable<Offer>({ columns, list, initial });
}
