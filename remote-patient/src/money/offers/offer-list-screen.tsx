import { useMemo, useState } from 'react';
import type { Offer } from '@nivara/shared/domain/offer';
import { PatientTable } from '../../table/patient-table';
import { isDoctor, useSignedInUser } from '../../session/use-signed-in-user';
import { DeleteDialog } from './delete-dialog';
import { NoOffers } from './no-offers';
import { offerColumns } from './offer-columns';
import { OffersPage } from './offers-page';
import { useOfferTable } from './use-offer-table';

const WORDS = {
  offer: { name: 'Offer list', heading: 'Offers' },
  discount: { name: 'Discount list', heading: 'Discounts' },
};

/** Offers, or discounts: the same table. */
export function OfferListScreen({ kind }: { kind: keyof typeof WORDS }) {
  const user = useSignedInUser();
  const username = user?.UserName ?? '';
  const forDoctor = user !== undefined && isDoctor(user);
  const [asked, setAsked] = useState<Offer>();
  const columns = useMemo(
    () => offerColumns(username, forDoctor ? { onDelete: setAsked } : undefined),
    [username, forDoctor],
  );
  const { table, reload } = useOfferTable(kind, columns);
  const { heading } = WORDS[kind];
  return (
    <OffersPage {...WORDS[kind]} kind={kind}>
      <PatientTable
        caption={heading}
        columns={columns}
        table={table}
        fileName={heading.toLowerCase()}
        empty={<NoOffers />}
      />
      {asked === undefined ? null : (
        <DeleteDialog
          offer={asked}
          onClose={() => setAsked(undefined)}
          onDeleted={() => {
            setAsked(undefined);
            reload();
          }}
        />
      )}
    </OffersPage>
  );
}
