import { listAppointments } from '@nivara/shared/api-client/appointments';
import { APPOINTMENT_KINDS, type Appointment, type AppointmentKind } from '@nivara/shared/domain/appointment';
import { clinicDate } from '@nivara/shared/domain/clinic-time';
import type { ListRows } from '../table/use-patient-table';

type List = ListRows<Appointment>;

const kindOf = (text: string | undefined) => APPOINTMENT_KINDS.find((kind) => kind === text);

/** The service filters by kind what people filter by the service’s column, and by status what they do by the number’s. */
export const listAll: List = (query, { service, bookingId }) =>
  listAppointments({ ...query, kind: kindOf(service), status: bookingId || undefined });

export const listAhead: List = (query, { service }) =>
  listAppointments({
    ...query,
    kind: kindOf(service),
    status: 'requested,booked',
    from: clinicDate(new Date()),
  });

export const listOver: List = (query, { service }) =>
  listAppointments({ ...query, kind: kindOf(service), status: 'completed,missed' });

const ofKind =
  (kind: AppointmentKind): List =>
  (query, { bookingId }) =>
    listAppointments({ ...query, kind, status: bookingId || undefined });

/** Stable functions, so that a render does not reload the table. */
export const listOfKind: Readonly<Record<AppointmentKind, List>> = {
  consultation: ofKind('consultation'),
  test: ofKind('test'),
  wellness: ofKind('wellness'),
  package: ofKind('package'),
};
