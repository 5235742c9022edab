import { useMemo } from 'react';
import { dateInWords } from '@nivara/shared/domain/clinic-time';
import type { Offer } from '@nivara/shared/domain/offer';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { ClampedText } from '../../table/clamped-text';
import { PatientTable } from '../../table/patient-table';
import { NoWrap } from '../../table/no-wrap';
import { paths } from '../../paths';
import { useSignedInUser } from '../../session/use-signed-in-user';
import { NoOffers } from './no-offers';
import { OffersPage } from './offers-page';
import { useOfferTable } from './use-offer-table';

/** A column of sentences. */
type Text = 'description' | 'terms' | 'specialDiscount' | 'specialTerms' | 'freebies';

const words = (id: Text, heading: string): DataColumn<Offer> => ({
  id,
  heading,
  cell: (offer) => (offer[id] ? <ClampedText>{offer[id]}</ClampedText> : '—'),
  text: (offer) => offer[id],
});

const dates = ({ validFrom, validTo }: Offer) => (
  <>
    <NoWrap>{dateInWords(validFrom)} to</NoWrap> <NoWrap>{dateInWords(validTo)}</NoWrap>
  </>
);
const datesInWords = ({ validFrom, validTo }: Offer) =>
  `${dateInWords(validFrom)} to ${dateInWords(validTo)}`;

const specialOfferColumns = (username: string): readonly DataColumn<Offer>[] => [
  {
    id: 'name',
    heading: 'Name',
    cell: ({ id, name }) => <TextLink to={paths.offer(username, id)}>{name}</TextLink>,
    sortValue: ({ name }) => name,
    rowHeader: true,
  },
  words('description', 'Description'),
  {
    id: 'validFrom',
    heading: 'Dates',
    cell: dates,
    text: datesInWords,
    sortValue: ({ validFrom }) => validFrom,
  },
  {
    id: 'discountPercentage',
    heading: 'Discount percentage',
    cell: ({ discountPercentage }) => `${discountPercentage}%`,
    sortValue: ({ discountPercentage }) => discountPercentage,
    align: 'end',
  },
  words('terms', 'Terms'),
  words('specialDiscount', 'Special discount'),
  words('specialTerms', 'Special terms'),
  words('freebies', 'Freebies'),
];

/** The offers that give something on top. */
export function SpecialOffersScreen() {
  const username = useSignedInUser()?.UserName ?? '';
  const columns = useMemo(() => specialOfferColumns(username), [username]);
  const { table } = useOfferTable('special', columns);
  return (
    <OffersPage name="Special offers" heading="Special offers" kind="special">
      <PatientTable
        caption="Special offers"
        columns={columns}
        table={table}
        fileName="special-offers"
        empty={<NoOffers />}
      />
    </OffersPage>
  );
}
