import { listWaiting } from '@nivara/shared/api-client/waiting-list';
import { clinicMinutes, clockTime, dateInWords } from '@nivara/shared/domain/clinic-time';
import type { WaitingEntry, WaitingStatus } from '@nivara/shared/domain/waiting-list';
import { Badge, type BadgeTone } from '@nivara/shared/ui/feedback/badge';
import { Button } from '@nivara/shared/ui/form/button';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import { Cluster } from '@nivara/shared/ui/layout/layout';
import { VisuallyHidden } from '@nivara/shared/ui/layout/visually-hidden';
import type { ListRows, Numbered } from '../table/use-patient-table';
import { Day } from '../table/no-wrap';

const standings: Record<WaitingStatus, [tone: BadgeTone, words: string]> = {
  waiting: ['primary', 'Waiting'],
  offered: ['accent', 'Offered'],
  booked: ['success', 'Booked'],
  left: ['neutral', 'Left'],
  missed: ['warning', 'Missed'],
};

export const listEntries: ListRows<WaitingEntry> = (query) => listWaiting({ ...query });

/** "3 March 2026, in the morning" */
export function wishInWords({ appointmentDate, timeslot, timing, offer }: WaitingEntry): string {
  const part = timeslot === null ? 'any time' : `in the ${timeslot.toLowerCase()}`;
  return `${dateInWords(appointmentDate)}, ${offer?.timing ?? timing ?? part}`;
}

/** "Offered: 9:15 AM until 8:40 AM" */
function standingInWords({ status, offer }: WaitingEntry): string {
  const words = standings[status][1];
  if (offer === null) return words;
  return `${words}: ${offer.timing}, kept until ${clockTime(clinicMinutes(new Date(offer.expiresAt)))}`;
}

/** Their ids are the columns that the service sorts by. */
export const waitingColumns = (
  onAsk: (entry: WaitingEntry, to: 'accept' | 'leave') => void,
): readonly DataColumn<Numbered<WaitingEntry>>[] => [
  {
    id: 'appointmentDate',
    heading: 'Appointment date',
    cell: (entry) => wishInWords({ ...entry, offer: null }),
    sortValue: ({ appointmentDate }) => appointmentDate,
    text: (entry) => wishInWords({ ...entry, offer: null }),
    rowHeader: true,
  },
  {
    id: 'service',
    heading: 'Service',
    cell: ({ service }) => service,
    sortValue: ({ service }) => service,
  },
  {
    id: 'patientName',
    heading: 'Patient Name',
    cell: ({ patientName }) => patientName,
    text: ({ patientName }) => patientName,
  },
  {
    id: 'status',
    heading: 'Status',
    cell: (entry) => <Badge tone={standings[entry.status][0]}>{standingInWords(entry)}</Badge>,
    sortValue: ({ status }) => status,
    text: standingInWords,
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
    heading: 'Action',
    actions: true,
    pinned: true,
    cell: (entry) => <Actions entry={entry} onAsk={onAsk} />,
  },
];

interface ActionsProps {
  entry: WaitingEntry;
  onAsk: (entry: WaitingEntry, to: 'accept' | 'leave') => void;
}

function Actions({ entry, onAsk }: ActionsProps) {
  if (entry.status !== 'waiting' && entry.status !== 'offered') return 'None left';
  const which = <VisuallyHidden> {wishInWords(entry)}</VisuallyHidden>;
  return (
    <Cluster $gap={2}>
      {entry.offer === null ? null : (
        <Button size="small" onClick={() => onAsk(entry, 'accept')}>
          Accept{which}
        </Button>
      )}
      <Button variant="quiet" size="small" onClick={() => onAsk(entry, 'leave')}>
        Leave{which}
      </Button>
    </Cluster>
  );
}
