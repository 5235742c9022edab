import { dateInWords } from '@nivara/shared/domain/clinic-time';
import type { Offer } from '@nivara/shared/domain/offer';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { ClampedText } from '@nivara/shared/area/table/clamped-text';
import { NoWrap } from '@nivara/shared/ui/layout/unbroken';

/** The fields that contain sentences. */
type Text = 'description' | 'terms' | 'specialDiscount' | 'specialTerms' | 'freebies';

const sentenceColumn = (id: Text, heading: string): DataColumn<Offer> => ({
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

export const specialOfferColumns = (pageOf: (id: string) => string): readonly DataColumn<Offer>[] => [
  {
    id: 'name',
    heading: 'Name',
    cell: ({ id, name }) => <TextLink to={pageOf(id)}>{name}</TextLink>,
    sortValue: ({ name }) => name,
    rowHeader: true,
    pinned: 2,
  },
  sentenceColumn('description', 'Description'),
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
    pinned: 1,
  },
  sentenceColumn('terms', 'Terms'),
  sentenceColumn('specialDiscount', 'Special discount'),
  sentenceColumn('specialTerms', 'Special terms'),
  sentenceColumn('freebies', 'Freebies'),
];
