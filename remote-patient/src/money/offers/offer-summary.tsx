import { savedInWords } from '@nivara/shared/area/offer/saved-in-words';
import { Day } from '@nivara/shared/area/table/day';
import { TwoLines } from '@nivara/shared/area/table/two-lines';
import { dateInWords } from '@nivara/shared/domain/clinic-time';
import type { Offer } from '@nivara/shared/domain/offer';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import { TextLink } from '@nivara/shared/ui/navigation/link';

/** The columns of the summary: what is saved, by which offer, and until when. */
export const offerSummary = (pageOf: (id: string) => string): readonly DataColumn<Offer>[] => [
  {
    id: 'discountPercentage',
    heading: 'Saves',
    cell: savedInWords,
    text: savedInWords,
    sortValue: ({ discountPercentage }) => discountPercentage,
    part: 'lead',
  },
  {
    id: 'name',
    heading: 'Offer',
    cell: ({ id, name, description }) => (
      <TwoLines details={description}>
        <TextLink to={pageOf(id)} data-opens-card>
          {name}
        </TextLink>
      </TwoLines>
    ),
    text: ({ name }) => name,
    rowHeader: true,
    part: 'what',
  },
  {
    id: 'validTo',
    heading: 'Valid',
    cell: ({ validTo }) => (
      <>
        Until <Day date={validTo} />
      </>
    ),
    text: ({ validTo }) => `Until ${dateInWords(validTo)}`,
    sortValue: ({ validTo }) => validTo,
    part: 'when',
  },
];
