import { listWaiting } from '@nivara/shared/api-client/waiting-list';
import { WaitingBadge, waitingInWords, wishInWords } from '@nivara/shared/area/waiting/waiting-status';
import { dateInWords } from '@nivara/shared/domain/clinic-time';
import type { WaitingEntry } from '@nivara/shared/domain/waiting-list';
import { isOpenEntry } from '@nivara/shared/domain/waiting-status';
import { Button } from '@nivara/shared/ui/form/button';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import { Cluster } from '@nivara/shared/ui/layout/layout';
import { NoWrap } from '@nivara/shared/ui/layout/unbroken';
import { VisuallyHidden } from '@nivara/shared/ui/layout/visually-hidden';
import type { ListRows, Numbered } from '@nivara/shared/area/table/use-list-table';
import { Day } from '@nivara/shared/area/table/day';

export const listEntries: ListRows<WaitingEntry> = (query) => listWaiting({ ...query });

/** The ids are the names by which the service sorts. */
export const waitingColumns = (
  onAsk: (entry: WaitingEntry, to: 'accept' | 'leave') => void,
): readonly DataColumn<Numbered<WaitingEntry>>[] => [
  {
    id: 'appointmentDate',
    part: 'when',
    heading: 'Appointment date',
    cell: (entry) => <NoWrap data-day="">{wishInWords({ ...entry, offer: null })}</NoWrap>,
    sortValue: ({ appointmentDate }) => appointmentDate,
    text: (entry) => wishInWords({ ...entry, offer: null }),
    rowHeader: true,
  },
  {
    id: 'service',
    part: 'what',
    heading: 'Service',
    cell: ({ service }) => service,
    sortValue: ({ service }) => service,
    pinned: 2,
  },
  {
    id: 'patientName',
    part: 'who',
    namesPatient: true,
    heading: 'For whom',
    cell: ({ patientName }) => patientName,
    text: ({ patientName }) => patientName,
  },
  {
    id: 'status',
    part: 'state',
    heading: 'Status',
    cell: (entry) => <WaitingBadge entry={entry} />,
    sortValue: ({ status }) => status,
    text: waitingInWords,
    pinned: 3,
    below: true,
  },
  {
    id: 'date',
    heading: 'Waiting since',
    cell: ({ date }) => <Day date={date} />,
    sortValue: ({ date }) => date,
    text: ({ date }) => dateInWords(date),
  },
  {
    id: 'action',
    part: 'action',
    heading: 'Action',
    actions: true,
    pinned: 1,
    cell: (entry) => <Actions entry={entry} onAsk={onAsk} />,
  },
];

interface ActionsProps {
  entry: WaitingEntry;
  onAsk: (entry: WaitingEntry, to: 'accept' | 'leave') => void;
}

function Actions({ entry, onAsk }: ActionsProps) {
  if (!isOpenEntry(entry)) return 'Nothing to do';
  const which = <VisuallyHidden> {wishInWords(entry)}</VisuallyHidden>;
  return (
    <Cluster $gap={2}>
      {entry.offer === null ? null : (
        <Button size="small" onClick={() => onAsk(entry, 'accept')}>
          Accept{which}
        </Button>
      )}
      <Button variant="secondary" size="small" onClick={() => onAsk(entry, 'leave')}>
        Leave{which}
      </Button>
    </Cluster>
  );
}
