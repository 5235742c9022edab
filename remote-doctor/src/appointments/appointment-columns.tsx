import { StatusBadge, statusInWords } from '@nivara/shared/area/appointment/appointment-status';
import { timeOf, whenOf } from '@nivara/shared/area/appointment/appointment-texts';
import { JoinLink, joinInWords } from '@nivara/shared/area/appointment/join-link';
import { ClampedText } from '@nivara/shared/area/table/clamped-text';
import { dayColumn, textColumn } from '@nivara/shared/area/table/columns';
import { NoWrap } from '@nivara/shared/area/table/no-wrap';
import type { Appointment } from '@nivara/shared/domain/appointment';
import { dayInShort } from '@nivara/shared/domain/clinic-time';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { paths } from '../paths';

type AppointmentColumn = DataColumn<Appointment>;

/** The ids are those of the service's sort columns. */
export const APPOINTMENT_COLUMNS: readonly AppointmentColumn[] = [
  dayColumn('appointmentDate', 'When', ({ appointmentDate }) => appointmentDate, {
    cell: (row) => (
      <NoWrap>
        {dayInShort(row.appointmentDate)}, {timeOf(row)}
      </NoWrap>
    ),
    text: whenOf,
  }),
  textColumn('patientName', 'Who', ({ patientName }) => patientName, {
    cell: (row) => <Patient appointment={row} />,
    text: nameAndAge,
    rowHeader: true,
  }),
  textColumn('service', 'Why', ({ service }) => service, {
    cell: (row) => <ClampedText>{reason(row)}</ClampedText>,
    text: reason,
  }),
  {
    id: 'place',
    heading: 'Where',
    cell: (row) => <JoinLink appointment={row} />,
    text: joinInWords,
  },
  textColumn('bookingId', 'Booking ID', ({ bookingId }) => bookingId, {
    cell: ({ bookingId }) => <NoWrap>{bookingId}</NoWrap>,
  }),
  textColumn('status', 'State', ({ status }) => statusInWords(status), {
    cell: ({ status, cancelReason }) => (
      <>
        <StatusBadge status={status} />{' '}
        {cancelReason === null ? null : <ClampedText>{cancelReason}</ClampedText>}
      </>
    ),
    text: ({ status, cancelReason }) =>
      [statusInWords(status), cancelReason].filter((part) => part !== null).join(': '),
  }),
];

/** A visit begins with a timing; before that, and after a cancellation, there is none to open. */
function Patient({ appointment }: { appointment: Appointment }) {
  const { id, status } = appointment;
  if (status === 'requested' || status === 'cancelled') return nameAndAge(appointment);
  return <TextLink to={paths.visit(id)}>{nameAndAge(appointment)}</TextLink>;
}

function nameAndAge({ patientName, age }: Appointment): string {
  return age === null ? patientName : `${patientName}, ${age}`;
}

function reason({ service, complaints }: Appointment): string {
  return complaints === null ? service : `${service}: ${complaints}`;
}
