import { clinicDate, dateInWords } from '@nivara/shared/domain/clinic-time';
import { timeOfOffer, type Offer } from '@nivara/shared/domain/offer';
import { Badge } from '@nivara/shared/ui/feedback/badge';
import { Button } from '@nivara/shared/ui/form/button';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import { TrashIcon } from '@nivara/shared/ui/layout/icon';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { VisuallyHidden } from '@nivara/shared/ui/layout/visually-hidden';
import { Day } from '../../table/no-wrap';
import { paths } from '../../paths';

const TIMES = { live: undefined, coming: 'Coming', over: 'Over' };

/** A patient is told of nothing else. */
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

/** The headings are the specification’s; what only the clinic can do is said so in its place. */
function OnlyForTheClinic() {
  return (
    <>
      <span aria-hidden="true">—</span>
      <VisuallyHidden>Only for the clinic</VisuallyHidden>
    </>
  );
}

interface ForDoctors {
  onDelete: (offer: Offer) => void;
}

export function offerColumns(
  username: string,
  forDoctors: ForDoctors | undefined,
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
    },
    {
      id: 'view',
      heading: 'View',
      cell: ({ id, name }) => (
        <TextLink to={paths.offer(username, id)}>
          View<VisuallyHidden> “{name}”</VisuallyHidden>
        </TextLink>
      ),
      actions: true,
    },
    forDoctors === undefined
      ? closed('edit', 'Edit')
      : {
          id: 'edit',
          heading: 'Edit',
          cell: ({ id, name }) => (
            <TextLink to={paths.editOffer(username, id)}>
              Edit<VisuallyHidden> “{name}”</VisuallyHidden>
            </TextLink>
          ),
          actions: true,
        },
    forDoctors === undefined
      ? closed('delete', 'Delete')
      : {
          id: 'delete',
          heading: 'Delete',
          cell: (offer) => (
            <Button
              variant="quiet"
              size="small"
              icon={<TrashIcon size={18} />}
              onClick={() => forDoctors.onDelete(offer)}
            >
              Delete<VisuallyHidden> “{offer.name}”</VisuallyHidden>
            </Button>
          ),
          actions: true,
        },
  ];
}
