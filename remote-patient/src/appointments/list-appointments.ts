import { listAppointments } from '@nivara/shared/api-client/appointments';
import { APPOINTMENT_KINDS, type Appointment, type AppointmentKind } from '@nivara/shared/domain/appointment';
import { COMING_STATUSES, OVER_STATUSES } from '@nivara/shared/domain/appointment-status';
import { clinicDate } from '@nivara/shared/domain/clinic-time';
import type { ListRows } from '@nivara/shared/area/table/use-list-table';

type List = ListRows<Appointment>;

const kindOf = (text: string | undefined) => APPOINTMENT_KINDS.find((kind) => kind === text);

/** Maps the table's filters to the call: the column `service` filters by kind, the column `bookingId` by status. */
export const listAll: List = (query, { service, bookingId }) =>
  listAppointments({ ...query, kind: kindOf(service), status: bookingId || undefined });

export const listUpcoming: List = (query, { service }) =>
  listAppointments({
    ...query,
    kind: kindOf(service),
    status: COMING_STATUSES.join(','),
    from: clinicDate(new Date()),
  });

export const listPast: List = (query, { service }) =>
  listAppointments({ ...query, kind: kindOf(service), status: OVER_STATUSES.join(',') });

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
