import { listAppointments } from '@nivara/shared/api-client/appointments';
import type { Appointment } from '@nivara/shared/domain/appointment';
import { COMING_STATUSES } from '@nivara/shared/domain/appointment-status';
import { clinicDate } from '@nivara/shared/domain/clinic-time';
import { TIMING_MINUTES } from '@nivara/shared/domain/timings';

/** Enough for one day, since today's appointments that are over come before the next one. */
const COMING_PAGE_SIZE = 20;

export interface Next {
  next: Appointment | undefined;
  /** The number of all appointments, also of past ones. */
  total: number;
}

/** Reads the next appointment of one patient, or of the whole family. */
export const readNextAppointment = (patient: string | undefined) => async (): Promise<Next> => {
  const now = new Date();
  const [coming, all] = await Promise.all([
    listAppointments({
      status: COMING_STATUSES.join(','),
      from: clinicDate(now),
      sort: 'appointmentDate',
      size: COMING_PAGE_SIZE,
      patient,
    }),
    listAppointments({ size: 1, patient }),
  ]);
  return { next: coming.rows.find((each) => !isOver(each, now)), total: all.total };
};

/** A request has no timing, so it is upcoming until its day is over. */
function isOver({ startsAt }: Appointment, now: Date): boolean {
  return startsAt !== null && Date.parse(startsAt) + TIMING_MINUTES * 60_000 < now.getTime();
}
