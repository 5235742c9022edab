import { CHANGE_HOURS, type Appointment } from '@nivara/shared/domain/appointment';
import { addDays, clinicDate, clinicMoment } from '@nivara/shared/domain/clinic-time';
import type { DoctorHours } from '@nivara/shared/domain/doctor';
import { findTiming } from '@nivara/shared/domain/timings';
import { serveCalls } from '@nivara/shared/testing/serve-calls';
import { dayEntry, dayTiming, doctorDay, idOf } from '../../testing/doctor-day';
import { appointment } from '../../testing/visit';

export const today = clinicDate(new Date());
export const day = addDays(today, 3);

export const request = appointment({
  id: idOf('1'),
  bookingId: 'BK-REQUEST',
  patientName: 'Ravi Iyer',
  appointmentDate: day,
  appointmentTime: null,
  startsAt: null,
  serviceProvider: null,
  status: 'requested',
});
export const booked = appointment({ id: idOf('2'), bookingId: 'BK-BOOKED2', appointmentDate: day });
export const cancelled = appointment({
  id: idOf('3'),
  status: 'cancelled',
  cancelReason: 'The doctor is ill.',
});
export const past = appointment({ id: idOf('4'), status: 'missed' });

function moved(appointmentDate: string, timing: string): Partial<Appointment> {
  const startsAt = clinicMoment(appointmentDate, findTiming(timing)?.minutes ?? 0);
  return {
    status: 'booked',
    appointmentDate,
    appointmentTime: timing,
    startsAt: startsAt.toISOString(),
    serviceProvider: 'Dr. Rohan Sample',
    changeableUntil: new Date(startsAt.getTime() - CHANGE_HOURS * 60 * 60_000).toISOString(),
  };
}

interface Stored {
  appointments?: Appointment[];
  hours?: DoctorHours[];
  dates?: string[];
}

export function serveAppointments({
  appointments = [request, booked, cancelled, past],
  hours = [],
  dates = [],
}: Stored = {}) {
  let rows = appointments;
  return serveCalls({
    'GET /appointments': ({ query }) => {
      const statuses = query.get('status')?.split(',') ?? [];
      const found = rows.filter(
        ({ status, patientName, appointmentDate }) =>
          statuses.includes(status) &&
          patientName.includes(query.get('q') ?? '') &&
          appointmentDate >= (query.get('from') ?? '') &&
          appointmentDate <= (query.get('to') ?? '9999'),
      );
      return { rows: found, total: found.length };
    },
    'PATCH /appointments/:id': ({ id, body }) => {
      const change = body as { status?: Appointment['status']; timing?: string; appointmentDate?: string };
      const next = (row: Appointment): Appointment =>
        change.status
          ? { ...row, status: change.status }
          : { ...row, ...moved(change.appointmentDate ?? row.appointmentDate, change.timing ?? '') };
      rows = rows.map((row) => (row.id === id ? next(row) : row));
      return rows.find((row) => row.id === id);
    },
    'GET /services': () => [{ id: 5, service: 'Kids care' }],
    'GET /doctors/me/day': ({ query }) => {
      const date = query.get('date') ?? today;
      return doctorDay({
        date,
        timings: [
          dayTiming('8:00 AM', dayEntry(), date),
          dayTiming('8:25 AM', null, date),
          { ...dayTiming('8:50 AM', null, date), held: true },
          { ...dayTiming('9:15 AM', null, date), closed: true },
        ],
      });
    },
    'GET /doctors/me/hours': () => ({ hours }),
    'PUT /doctors/me/hours': ({ body }) => body,
    'GET /doctors/me/days-off': () => ({ dates }),
    'PUT /doctors/me/days-off/:date': () => undefined,
    'DELETE /doctors/me/days-off/:date': () => undefined,
    'GET /waiting-list': () => ({
      rows: [
        {
          id: idOf('9'),
          date: today,
          serviceId: 5,
          service: 'Kids care',
          patientName: 'Mira Kulkarni',
          appointmentDate: day,
          timeslot: 'Morning',
          timing: null,
          status: 'waiting',
          offer: null,
        },
      ],
      total: 1,
    }),
  });
}
