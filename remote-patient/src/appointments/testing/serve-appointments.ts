import type { Problem } from '@nivara/shared/contracts/problem';
import {
  APPOINTMENT_MESSAGES,
  SELF,
  type Appointment,
  type AppointmentChange,
  type NewAppointment,
} from '@nivara/shared/domain/appointment';
import type { Bill } from '@nivara/shared/domain/bill';
import { clinicMoment } from '@nivara/shared/domain/clinic-time';
import { findTiming } from '@nivara/shared/domain/timings';
import type { NewWaiting, WaitingEntry } from '@nivara/shared/domain/waiting-list';
import {
  bookedAppointment,
  serveBooking,
  takenProblem,
  type BookingService,
} from '@nivara/shared/testing/serve-booking';
import {
  created,
  notFoundProblem,
  serveCalls,
  type Call,
  type ServedCalls,
} from '@nivara/shared/testing/serve-calls';

export interface AppointmentService extends ServedCalls {
  appointments: Appointment[];
  waiting: WaitingEntry[];
  /** The taken timings and the family. */
  booking: Pick<BookingService, 'take' | 'family'>;
}

const MY_NAME = 'Asha Kulkarni';

/** Answers the calls about bookings, appointments and the waiting list from memory. */
export function serveAppointments(
  appointments: Appointment[] = [],
  bills: readonly Bill[] = [],
): AppointmentService {
  const booking = serveBooking();
  const rest = jest.mocked(globalThis.fetch).getMockImplementation();
  const taken = new Set<string>();
  const waiting: WaitingEntry[] = [];
  const find = (id: string) => appointments.find((each) => each.id === id);
  const nameOf = (patient: string) =>
    patient === SELF ? MY_NAME : (booking.family.find(({ id }) => id === patient)?.fullName ?? patient);

  const change = ({ id, body }: Call): Appointment | Problem => {
    const found = find(id);
    if (!found) return notFoundProblem;
    const isTooLate = found.changeableUntil !== null && Date.parse(found.changeableUntil) < Date.now();
    if (isTooLate) return conflict(APPOINTMENT_MESSAGES.tooLate);
    // The compiler has checked the body that the form sends, so the fake does not check it again.
    const { status, appointmentDate, timing } = body as AppointmentChange;
    if (status !== undefined) return Object.assign(found, { status, changeableUntil: null });
    if (taken.has(`${appointmentDate} ${timing}`)) return takenProblem();
    return Object.assign(found, moved(appointmentDate ?? '', timing));
  };

  const answers: Parameters<typeof serveCalls>[0] = {
    'GET /appointments': ({ query }) => pageOf(appointments.filter(matches(query)), query),
    'GET /appointments/:id': ({ id }) => find(id) ?? notFoundProblem,
    'GET /bills': ({ query }) => {
      const found = bills.filter(({ appointmentId }) => appointmentId === query.get('appointment'));
      return { rows: found, total: found.length };
    },
    'GET /visits': () => ({ rows: [], total: 0 }),
    'PATCH /appointments/:id': change,
    'POST /appointments': ({ body }) => {
      const values = body as NewAppointment;
      return created(bookedAppointment({ ...values, patient: nameOf(values.patient) }, 'c'.repeat(32)));
    },
    'GET /services': () => [
      { id: 5, service: 'Kids care' },
      { id: 7, service: 'Speciality treatments' },
    ],
    'GET /waiting-list': ({ query }) => pageOf(waiting, query),
    'POST /waiting-list': ({ body }) => {
      const { patient, appointmentDate, timeslot, timing } = body as NewWaiting;
      const entry = waitingEntry({
        id: String(waiting.length + 1).padStart(32, 'e'),
        patientName: nameOf(patient),
        appointmentDate,
        timeslot: findTiming(timing ?? '')?.timeslot ?? timeslot ?? null,
        timing: timing ?? null,
      });
      waiting.unshift(entry);
      return created(entry);
    },
    'POST /waiting-list/:id/accept': ({ id }) => {
      const entry = waiting.find((each) => each.id === id);
      if (!entry?.offer) return conflict(APPOINTMENT_MESSAGES.offerOver);
      const { serviceId: service, patientName: patient, appointmentDate, offer } = entry;
      Object.assign(entry, { status: 'booked', offer: null });
      const { timing } = offer;
      const booked = bookedAppointment({ service, patient, appointmentDate, timing }, 'c'.repeat(32));
      const { provider: _provider, bill: _bill, ...appointment } = booked;
      return created(appointment satisfies Appointment);
    },
    'DELETE /waiting-list/:id': ({ id }) => {
      const entry = waiting.find((each) => each.id === id);
      if (!entry) return notFoundProblem;
      Object.assign(entry, { status: 'left', offer: null });
      return undefined;
    },
  };
  const calls = serveCalls(answers, rest);

  return {
    ...calls,
    appointments,
    waiting,
    booking: {
      family: booking.family,
      take: (date, timing) => {
        booking.take(date, timing);
        taken.add(`${date} ${timing}`);
      },
    },
  };
}

function matches(query: URLSearchParams) {
  const statuses = query.get('status')?.split(',');
  const kind = query.get('kind');
  const from = query.get('from');
  const words = query.get('q') ?? '';
  return (each: Appointment) =>
    (!statuses || statuses.includes(each.status)) &&
    (!kind || each.kind === kind) &&
    (!from || each.appointmentDate >= from) &&
    each.patientName.includes(words);
}

function pageOf<Row>(rows: readonly Row[], query: URLSearchParams) {
  const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('size') ?? 10)];
  return { rows: rows.slice((page - 1) * size, page * size), total: rows.length };
}

function moved(appointmentDate: string, timing: string | undefined): Partial<Appointment> {
  const found = findTiming(timing ?? '');
  return {
    appointmentDate,
    appointmentTime: found?.timing ?? null,
    timeslot: found?.timeslot ?? null,
    startsAt: found ? clinicMoment(appointmentDate, found.minutes).toISOString() : null,
  };
}

const conflict = (detail: string): Problem => ({ status: 409, title: 'Conflict', detail });

/** An entry of the waiting list, for a morning and without an offer. */
export function waitingEntry(differences: Partial<WaitingEntry> = {}): WaitingEntry {
  return {
    id: 'e'.repeat(32),
    date: '2026-03-01',
    serviceId: 5,
    service: 'Kids care',
    patientName: MY_NAME,
    appointmentDate: '2026-04-10',
    timeslot: 'Morning',
    timing: null,
    status: 'waiting',
    offer: null,
    ...differences,
  };
}
