import type { Appointment } from '@nivara/shared/domain/appointment';
import { StatusBadge, statusInWords } from '@nivara/shared/area/appointment/appointment-status';
import { whenInShort, whenOf } from '@nivara/shared/area/appointment/appointment-texts';
import { TwoLines } from '@nivara/shared/area/table/two-lines';
import { NoWrap } from '@nivara/shared/ui/layout/unbroken';
import { VisuallyHidden } from '@nivara/shared/ui/layout/visually-hidden';
import { TitleLink } from '../frame/title-link';
import { paths } from '../paths';
import type { AppointmentColumn } from './appointment-columns';
import { JoinText } from './join-text';

const withJoinText = (action: AppointmentColumn): AppointmentColumn => ({
  ...action,
  part: 'action',
  cell: (row) => {
    const words = action.cell(row);
    // An empty text must not take a line of the card.
    return words === '' ? words : <JoinText>{words}</JoinText>;
  },
});

const details = ({ serviceProvider, online }: Appointment) =>
  [serviceProvider ?? 'Doctor not chosen yet', online ? 'by video' : 'at the clinic'].join(', ');

/** The columns of the summary, which is shown where not all columns fit; `action` renders the row's button. */
export const appointmentSummary = (action?: AppointmentColumn): readonly AppointmentColumn[] => [
  {
    id: 'appointmentDate',
    heading: 'When',
    cell: (appointment) => <NoWrap>{whenInShort(appointment)}</NoWrap>,
    sortValue: ({ startsAt, appointmentDate }) => startsAt ?? appointmentDate,
    text: whenOf,
    part: 'when',
  },
  {
    id: 'service',
    heading: 'What',
    cell: (appointment) => (
      <TwoLines details={details(appointment)}>
        <TitleLink page={(username) => paths.appointment(username, appointment.id)}>
          {appointment.service}
          <VisuallyHidden> {appointment.bookingId}</VisuallyHidden>
        </TitleLink>
      </TwoLines>
    ),
    sortValue: ({ service }) => service,
    rowHeader: true,
    part: 'what',
  },
  {
    id: 'patientName',
    heading: 'For whom',
    cell: ({ patientName }) => patientName,
    sortValue: ({ patientName }) => patientName,
    part: 'who',
    namesPatient: true,
  },
  {
    id: 'status',
    heading: 'Status',
    cell: ({ status }) => <StatusBadge status={status} />,
    text: ({ status }) => statusInWords(status),
    part: 'state',
  },
  ...(action ? [withJoinText(action)] : []),
];
