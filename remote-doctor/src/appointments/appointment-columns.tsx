import { StatusBadge, statusInWords } from '@nivara/shared/area/appointment/appointment-status';
import { timeOf, whenOf } from '@nivara/shared/area/appointment/appointment-texts';
import { JoinLink, joinInWords } from '@nivara/shared/area/appointment/join-link';
import { ClampedText } from '@nivara/shared/area/table/clamped-text';
import { dayColumn, textColumn } from '@nivara/shared/area/table/columns';
import { NoWrap } from '@nivara/shared/ui/layout/unbroken';
import { kindInWords } from '@nivara/shared/area/appointment/appointment-kind';
import {
  APPOINTMENT_KINDS,
  type Appointment,
  type AppointmentStatus,
} from '@nivara/shared/domain/appointment';
import type { ServiceListEntry } from '@nivara/shared/domain/clinic-service';
import { dayInShort } from '@nivara/shared/domain/clinic-time';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { paths } from '../paths';

type AppointmentColumn = DataColumn<Appointment>;

interface Choices {
  /** The statuses that the list can have. */
  statuses: readonly AppointmentStatus[];
  services: readonly ServiceListEntry[];
}

/** The ids are the names by which the service sorts. */
export const appointmentColumns = ({ statuses, services }: Choices): readonly AppointmentColumn[] => [
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
    filterHeading: 'Service',
    filterChoices: services.map(({ id, service }) => ({ value: String(id), label: service })),
  }),
  {
    // Filters by kind, since the list has no column for the kind.
    id: 'kind',
    heading: 'Where',
    cell: (row) => <JoinLink appointment={row} />,
    text: joinInWords,
    filterHeading: 'Kind',
    filterChoices: APPOINTMENT_KINDS.map((kind) => ({ value: kind, label: kindInWords(kind) })),
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
    ...(statuses.length > 1 && {
      filterChoices: statuses.map((status) => ({ value: status, label: statusInWords(status) })),
    }),
  }),
];

/** Requests and cancelled appointments have no visit to open. */
export function Patient({ appointment }: { appointment: Appointment }) {
  const { id, status } = appointment;
  if (status === 'requested' || status === 'cancelled') return nameAndAge(appointment);
  return <TextLink to={paths.visit(id)}>{nameAndAge(appointment)}</TextLink>;
}

export function nameAndAge({ patientName, age }: Appointment): string {
  return age === null ? patientName : `${patientName}, ${age}`;
}

export function reason({ service, complaints }: Appointment): string {
  return complaints === null ? service : `${service}: ${complaints}`;
}
