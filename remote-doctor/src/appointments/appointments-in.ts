import { listAppointments } from '@nivara/shared/api-client/appointments';
import type { Appointment, AppointmentStatus } from '@nivara/shared/domain/appointment';
import { LARGEST_PAGE } from '@nivara/shared/domain/list-query';

interface Span {
  from: string;
  to?: string;
}

/** Reads all pages of the doctor's appointments in a span of days, the earliest first. */
export async function appointmentsIn(
  { from, to }: Span,
  statuses: readonly AppointmentStatus[],
): Promise<Appointment[]> {
  const found: Appointment[] = [];
  for (let page = 1; ; page += 1) {
    const { rows } = await listAppointments({
      from,
      to,
      status: statuses.join(),
      sort: 'appointmentDate',
      size: LARGEST_PAGE,
      page,
    });
    found.push(...rows);
    if (rows.length < LARGEST_PAGE) return found;
  }
}
