import { APPOINTMENT_KINDS, APPOINTMENT_STATUSES, type Appointment } from '@nivara/shared/domain/appointment';
import { dateInWords } from '@nivara/shared/domain/clinic-time';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import { serialColumn } from '@nivara/shared/area/table/serial-column';
import type { Numbered } from '@nivara/shared/area/table/use-list-table';
import { Day } from '@nivara/shared/area/table/day';
import { kindInWords } from '@nivara/shared/area/appointment/appointment-kind';
import { AppointmentLink, BookingIdWithStatus } from './appointment-link';
import { statusInWords } from '@nivara/shared/area/appointment/appointment-status';
import { timeOf, whenOf } from '@nivara/shared/area/appointment/appointment-texts';
import { NoWrap } from '@nivara/shared/ui/layout/unbroken';
import { UnknownValue } from '@nivara/shared/area/table/unknown-value';

export type AppointmentColumn = DataColumn<Numbered<Appointment>>;

// The ids of all columns are the names by which the service sorts; the specification prescribes the headings.
const date: AppointmentColumn = {
  id: 'date',
  heading: 'Date',
  sortHeading: 'Booked on',
  cell: ({ date }) => <Day date={date} />,
  sortValue: ({ date }) => date,
  text: ({ date }) => dateInWords(date),
};

const bookingId: AppointmentColumn = {
  id: 'bookingId',
  heading: 'BookingId',
  cell: (appointment) => <BookingIdWithStatus {...appointment} />,
  sortValue: ({ bookingId }) => bookingId,
  text: ({ bookingId, status }) =>
    status === 'booked' ? bookingId : `${bookingId} (${statusInWords(status).toLowerCase()})`,
  rowHeader: true,
  opens: true,
};

const patientName: AppointmentColumn = {
  id: 'patientName',
  heading: 'Patient Name',
  cell: ({ patientName }) => patientName,
  sortValue: ({ patientName }) => patientName,
  namesPatient: true,
};

const age: AppointmentColumn = {
  id: 'age',
  heading: 'Age',
  cell: ({ age }) => age ?? <UnknownValue />,
  sortValue: ({ age }) => age,
  align: 'end',
};

const language = (heading: 'Language' | 'language'): AppointmentColumn => ({
  id: 'language',
  heading,
  cell: ({ language }) => language ?? <UnknownValue />,
  sortValue: ({ language }) => language,
});

const service: AppointmentColumn = {
  id: 'service',
  heading: 'Service',
  cell: ({ service }) => service,
  sortValue: ({ service }) => service,
  pinned: 3,
};

/** The column shows the service but filters by kind, so the filter's value in the query is a kind. */
const anyService: AppointmentColumn = {
  ...service,
  filterChoices: APPOINTMENT_KINDS.map((kind) => ({ value: kind, label: kindInWords(kind) })),
};

const unbrokenTime = (appointment: Appointment) =>
  appointment.appointmentTime === null ? (
    timeOf(appointment)
  ) : (
    <NoWrap data-time="">{appointment.appointmentTime}</NoWrap>
  );

/** Links to the appointment's page too, since on a phone the booking ID is out of view until the table scrolls. */
const dateAndTime: AppointmentColumn = {
  id: 'appointmentDate',
  heading: 'Appointment date and time',
  cell: (appointment) => (
    <AppointmentLink id={appointment.id}>
      <Day date={appointment.appointmentDate} />, {unbrokenTime(appointment)}
    </AppointmentLink>
  ),
  sortValue: ({ startsAt, appointmentDate }) => startsAt ?? appointmentDate,
  text: whenOf,
  pinned: 2,
  leads: true,
  opens: true,
};

const appointmentDate: AppointmentColumn = {
  ...dateAndTime,
  heading: 'Appointment Date',
  cell: ({ id, appointmentDate }) => (
    <AppointmentLink id={id}>
      <Day date={appointmentDate} />
    </AppointmentLink>
  ),
  text: ({ appointmentDate }) => dateInWords(appointmentDate),
};

const appointmentTime: AppointmentColumn = {
  id: 'appointmentTime',
  heading: 'Appointment Time',
  cell: timeOf,
  sortValue: ({ appointmentTime }) => appointmentTime,
  text: timeOf,
  pinned: 4,
};

const serviceProvider: AppointmentColumn = {
  id: 'serviceProvider',
  heading: 'Service Provider',
  cell: ({ serviceProvider }) => serviceProvider ?? 'Not chosen yet',
  sortValue: ({ serviceProvider }) => serviceProvider,
  text: ({ serviceProvider }) => serviceProvider ?? '',
  pinned: 4,
};

/** Adds a filter by status, for lists whose appointments differ in status. */
export const withStatusFilter = (columns: readonly AppointmentColumn[]): readonly AppointmentColumn[] =>
  columns.map((column) =>
    column.id === 'bookingId'
      ? {
          ...column,
          filterHeading: 'Status',
          filterChoices: APPOINTMENT_STATUSES.map((status) => ({
            value: status,
            label: statusInWords(status),
          })),
        }
      : column,
  );

/** The columns of "Appointments and bookings" in the specification. */
export const appointmentColumns: readonly AppointmentColumn[] = [
  date,
  bookingId,
  patientName,
  age,
  language('language'),
  anyService,
  dateAndTime,
  serviceProvider,
];

/** The columns of "Consultation, Test, Wellness and Packages". "Reschedule" has one more after these. */
export const numberedColumns: readonly AppointmentColumn[] = [
  serialColumn,
  date,
  bookingId,
  patientName,
  age,
  language('Language'),
  service,
  appointmentDate,
  appointmentTime,
];
