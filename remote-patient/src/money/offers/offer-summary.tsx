import { dateInWords } from '@nivara/shared/domain/clinic-time';
import type { Offer } from '@nivara/shared/domain/offer';
import { Day } from '@nivara/shared/area/table/day';
import { TwoLines } from '@nivara/shared/area/table/two-lines';
import { Badge } from '@nivara/shared/ui/feedback/badge';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import { TextLink } from '@nivara/shared/ui/navigation/link';

/** The columns of narrow screens: offer, discount and last day. */
export const offerSummary = (pageOf: (id: string) => string): readonly DataColumn<Offer>[] => [
  {
    id: 'name',
    heading: 'Offer',
    cell: ({ id, name, description }) => (
      <TwoLines details={description}>
        <TextLink to={pageOf(id)}>{name}</TextLink>
      </TwoLines>
    ),
    text: ({ name }) => name,
    rowHeader: true,
    part: 'what',
  },
  {
    id: 'discountPercentage',
    heading: 'Discount',
    cell: ({ discountPercentage }) =>
      discountPercentage > 0 ? <Badge tone="success">{`${discountPercentage}%`}</Badge> : null,
    text: ({ discountPercentage }) => (discountPercentage > 0 ? `${discountPercentage}%` : ''),
    part: 'state',
  },
  {
    id: 'validFrom',
    heading: 'Valid',
    cell: ({ validFrom, validTo }) => (
      <>
        <Day date={validFrom} /> to <Day date={validTo} />
      </>
    ),
    text: ({ validFrom, validTo }) => `${dateInWords(validFrom)} to ${dateInWords(validTo)}`,
    sortValue: ({ validFrom }) => validFrom,
    part: 'when',
  },
];
