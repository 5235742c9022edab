import styled from 'styled-components';
import { clinicDate, dateInWords } from '@nivara/shared/domain/clinic-time';
import { timeOfOffer, type Offer } from '@nivara/shared/domain/offer';
import { Badge } from '@nivara/shared/ui/feedback/badge';
import { Button } from '@nivara/shared/ui/form/button';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import { TrashIcon } from '@nivara/shared/ui/layout/icon';
import { color } from '@nivara/shared/ui/tokens/theme';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { VisuallyHidden } from '@nivara/shared/ui/layout/visually-hidden';
import { savedInWords } from './saved-in-words';
import { Day } from '@nivara/shared/area/table/day';

/** Readers look for the saving first, but the specification has no column for it. */
const Saved = styled.strong`
  display: block;
  color: ${color.success};
`;

const TIMES = { live: undefined, coming: 'Coming', over: 'Over' };

export const isOver = (offer: Offer): boolean => timeOfOffer(offer, clinicDate(new Date())) === 'over';

/** Only the desk sees this badge, since patients get only the offers of today. */
function NotToday({ offer }: { offer: Offer }) {
  const words = TIMES[timeOfOffer(offer, clinicDate(new Date()))];
  if (words === undefined) return null;
  return (
    <>
      {' '}
      <Badge>{words}</Badge>
    </>
  );
}

/** Fills a column that the specification prescribes for everybody, but that only the clinic uses. */
function OnlyForTheClinic() {
  return (
    <>
      <span aria-hidden="true">—</span>
      <VisuallyHidden>Only for the clinic</VisuallyHidden>
    </>
  );
}

/** The actions of those who may change offers. */
export interface OfferActions {
  editPage: (id: string) => string;
  onDelete: (offer: Offer) => void;
}

export function offerColumns(
  pageOf: (id: string) => string,
  actions?: OfferActions,
): readonly DataColumn<Offer>[] {
  const closed = (id: string, heading: string): DataColumn<Offer> => ({
    id,
    heading,
    cell: () => <OnlyForTheClinic />,
    text: () => '',
  });
  return [
    {
      id: 'number',
      heading: 'Id',
      cell: ({ number }) => number,
      sortValue: ({ number }) => number,
      rowHeader: true,
    },
    {
      id: 'validFrom',
      heading: 'Valid From',
      cell: (offer) => (
        <>
          <Day date={offer.validFrom} />
          <NotToday offer={offer} />
        </>
      ),
      text: ({ validFrom }) => dateInWords(validFrom),
      sortValue: ({ validFrom }) => validFrom,
    },
    {
      id: 'validTo',
      heading: 'Valid To',
      cell: ({ validTo }) => <Day date={validTo} />,
      text: ({ validTo }) => dateInWords(validTo),
      sortValue: ({ validTo }) => validTo,
      pinned: 2,
    },
    {
      id: 'view',
      heading: 'View',
      cell: (offer) => (
        <>
          <Saved>{savedInWords(offer)} </Saved>
          <TextLink to={pageOf(offer.id)}>View “{offer.name}”</TextLink>
        </>
      ),
      leads: true,
      opens: true,
      // Not marked as `actions`, since printouts and CSV files would then leave out the offers' names.
      text: (offer) => `${savedInWords(offer)}: ${offer.name}`,
    },
    actions === undefined
      ? closed('edit', 'Edit')
      : {
          id: 'edit',
          heading: 'Edit',
          cell: ({ id, name }) => (
            <TextLink to={actions.editPage(id)}>
              Edit<VisuallyHidden> “{name}”</VisuallyHidden>
            </TextLink>
          ),
          actions: true,
        },
    actions === undefined
      ? closed('delete', 'Delete')
      : {
          id: 'delete',
          heading: 'Delete',
          cell: (offer) => (
            <Button
              variant="quiet"
              size="small"
              icon={<TrashIcon size={18} />}
              onClick={() => actions.onDelete(offer)}
            >
              Delete<VisuallyHidden> “{offer.name}”</VisuallyHidden>
            </Button>
          ),
          actions: true,
        },
  ];
}
