import { addDays, clinicDate, clinicMoment } from '@nivara/shared/domain/clinic-time';
import type {
  DeskAppointment,
  DeskDay,
  DeskDoctor,
  DeskTiming,
  DeskWaitingEntry,
} from '@nivara/shared/domain/desk-day';
import type { DeskPatient, DeskPatientInDetail, NewDeskPatient } from '@nivara/shared/domain/desk-patients';
import { TIMINGS, findTiming } from '@nivara/shared/domain/timings';
import { created, notFoundProblem, serveCalls, type Call } from '@nivara/shared/testing/serve-calls';

export const idOf = (letter: string) => letter.repeat(32);

const today = () => clinicDate(new Date());

/** Asha's consultation with Dr. Meera at 8:50 AM of today. */
export const deskAppointment = (differences: Partial<DeskAppointment> = {}): DeskAppointment => ({
  id: idOf('a'),
  bookingId: 'BK-7QX2M9',
  serviceId: 2,
  service: 'Consultation',
  appointmentDate: today(),
  timeslot: 'Morning',
  appointmentTime: '8:50 AM',
  startsAt: clinicMoment(today(), 8 * 60 + 50).toISOString(),
  status: 'booked',
  cancelReason: null,
  online: false,
  doctorId: idOf('d'),
  doctor: 'Dr. Meera',
  patient: { id: idOf('b'), name: 'Asha Rao', age: null, phone: '+919876543210' },
  caller: null,
  state: 'expected',
  closed: false,
  bill: { id: idOf('e'), billNo: 'NV-2026-000001-ABCD', amount: 80_000, status: 'unpaid' },
  ...differences,
});

/** A doctor who works in the morning and has these appointments. */
export const deskDoctor = (
  differences: Partial<DeskDoctor> = {},
  appointments: readonly DeskAppointment[] = [],
  date = today(),
): DeskDoctor => ({
  id: idOf('d'),
  name: 'Dr. Meera',
  title: 'Physician',
  services: [2],
  isDayOff: false,
  timings: TIMINGS.map(({ timing, timeslot, minutes }): DeskTiming => ({
    timing,
    timeslot,
    startsAt: clinicMoment(date, minutes).toISOString(),
    closed: timeslot !== 'Morning' || differences.isDayOff === true,
    held: false,
    appointments: appointments.filter((each) => each.appointmentTime === timing),
  })),
  ...differences,
});

export const deskDay = (doctors: DeskDoctor[], date = today()): DeskDay => ({
  date,
  today: today(),
  doctors,
});

export const deskPatient = (differences: Partial<DeskPatient> = {}): DeskPatient => ({
  id: idOf('b'),
  accountId: idOf('b'),
  patientId: 'NP-BBBBBBBB',
  name: 'Asha Rao',
  dob: null,
  age: null,
  phone: '+919876543210',
  familyOf: null,
  nextVisit: null,
  email: null,
  isUnseen: false,
  ...differences,
});

export const patientInDetail = (differences: Partial<DeskPatientInDetail> = {}): DeskPatientInDetail => ({
  ...deskPatient(),
  signsIn: false,
  family: [],
  appointments: [],
  bills: [],
  messages: [],
  ...differences,
});

export const waitingEntry = (differences: Partial<DeskWaitingEntry> = {}): DeskWaitingEntry => ({
  id: idOf('f'),
  date: today(),
  serviceId: 2,
  service: 'Consultation',
  patientName: 'Asha Rao',
  appointmentDate: today(),
  timeslot: null,
  timing: null,
  status: 'waiting',
  offer: null,
  patientId: 'NP-BBBBBBBB',
  phone: '+919876543210',
  ...differences,
});

const MEERA = { id: idOf('d'), name: 'Dr. Meera', title: 'Physician' };

interface Clinic {
  day?: (date: string) => DeskDay;
  patients?: DeskPatientInDetail[];
  appointments?: DeskAppointment[];
  waiting?: DeskWaitingEntry[];
}

/** Answers the calls of the desk. */
export function serveDesk({
  day = (date) => deskDay([deskDoctor({}, [], date)], date),
  patients = [],
  appointments = [],
  waiting = [],
}: Clinic = {}) {
  const found = <Row extends { id: string }>(rows: readonly Row[], id: string) =>
    rows.find((row) => row.id === id) ?? notFoundProblem;
  const change = (id: string, differences: Partial<DeskAppointment>) => {
    const known = appointments.find((each) => each.id === id);
    return known ? Object.assign(known, differences) : notFoundProblem;
  };
  return serveCalls({
    'GET /desk/day': ({ query }) => day(query.get('date') ?? today()),
    'GET /slots/days': ({ query }) =>
      Array.from({ length: Number(query.get('days')) }, (_, index) => {
        const date = addDays(query.get('from') ?? today(), index);
        return { date, free: freeTimings(day(date), Number(query.get('service'))) };
      }),
    'GET /services': () => [
      { id: 2, service: 'Consultation' },
      { id: 5, service: 'Kids care' },
    ],
    'GET /services/2': () => ({
      id: 2,
      service: 'Consultation',
      kind: 'consultation',
      fee: 80_000,
      currency: 'INR',
      online: true,
      doctors: [MEERA],
    }),
    'GET /services/5': () => ({
      id: 5,
      service: 'Kids care',
      kind: 'consultation',
      fee: 70_000,
      currency: 'INR',
      online: false,
      doctors: [MEERA],
    }),
    'GET /doctors': () => [{ ...MEERA, services: [2] }],
    'GET /desk/people': ({ query }) => {
      const searchText = (query.get('q') ?? '').toLowerCase();
      const rows = patients.filter((row) =>
        JSON.stringify([row.name, row.phone]).toLowerCase().includes(searchText),
      );
      return { rows: rows.map(toRow), total: rows.length };
    },
    'GET /desk/people/:id': ({ id }) => found(patients, id),
    'POST /desk/people': ({ body }) => {
      const made = madeOf(body as NewDeskPatient, patients);
      patients.push(made);
      return created(made);
    },
    'PATCH /desk/people/:id': ({ id, body }) => {
      const known = patients.find((each) => each.id === id);
      return known ? Object.assign(known, body) : notFoundProblem;
    },
    'POST /desk/appointments': ({ body }) => {
      const isFirst = !appointments.some(({ id }) => id === deskAppointment().id);
      const id = isFirst ? deskAppointment().id : String(appointments.length).padStart(32, '0');
      const booked = { ...bookedOf(body, patients), id };
      appointments.push(booked);
      return created(booked);
    },
    'GET /desk/appointments/:id': ({ id }) => found(appointments, id),
    'PATCH /desk/appointments/:id': ({ id, body }) => change(id, changeOf(body)),
    'PUT /desk/appointments/:id/state': ({ id, body }) => change(id, body as { state: 'arrived' }),
    'GET /desk/waiting-list': () => ({ rows: waiting, total: waiting.length }),
    'POST /desk/waiting-list': ({ body }) => {
      const entered = enteredOf(body);
      waiting.push(entered);
      return created(entered);
    },
    'POST /desk/waiting-list/:id/accept': ({ id }) => {
      waiting.splice(0, waiting.length, ...waiting.filter((each) => each.id !== id));
      return created(deskAppointment());
    },
    'DELETE /desk/waiting-list/:id': ({ id }) => {
      const at = waiting.findIndex((each) => each.id === id);
      if (at === -1) return notFoundProblem;
      waiting.splice(at, 1);
      return undefined;
    },
  });
}

function freeTimings({ doctors }: DeskDay, service: number): number {
  const free = doctors
    .filter(({ services }) => services.includes(service))
    .flatMap(({ timings }) =>
      timings.filter(({ closed, appointments }) => !closed && appointments.length === 0),
    );
  return new Set(free.map(({ timing }) => timing)).size;
}

function toRow(patient: DeskPatientInDetail): DeskPatient {
  const {
    signsIn: _,
    family: _family,
    appointments: _appointments,
    bills: _bills,
    messages: _messages,
    ...row
  } = patient;
  return row;
}

function madeOf(values: NewDeskPatient, patients: readonly DeskPatientInDetail[]): DeskPatientInDetail {
  const holder = patients.find(({ id }) => id === values.familyOf);
  return patientInDetail({
    id: idOf('c'),
    accountId: holder?.id ?? idOf('c'),
    name: [values.firstName, values.lastName].filter(Boolean).join(' '),
    dob: values.dob ?? null,
    familyOf: holder?.name ?? null,
    email: values.email ?? null,
  });
}

function bookedOf(body: Call['body'], patients: readonly DeskPatientInDetail[]): DeskAppointment {
  const { patient: wanted, appointmentDate, timing, walkIn } = body as Record<string, string | undefined>;
  const patient = patients.find(({ id }) => id === wanted) ?? patientInDetail();
  return deskAppointment({
    appointmentDate,
    appointmentTime: timing,
    patient: { id: patient.id, name: patient.name, age: patient.age, phone: patient.phone },
    state: walkIn ? 'arrived' : 'expected',
  });
}

function enteredOf(body: Call['body']): DeskWaitingEntry {
  const { appointmentDate, timing } = body as { appointmentDate: string; timing?: string };
  const timeslot = findTiming(timing ?? '')?.timeslot ?? null;
  return waitingEntry({ appointmentDate, timing: timing ?? null, timeslot });
}

function changeOf(body: Call['body']): Partial<DeskAppointment> {
  const { status, reason, appointmentDate, timing } = body as Record<string, string | undefined>;
  if (status === undefined) return { appointmentDate, appointmentTime: timing };
  const bill = { ...deskAppointment().bill, status: 'cancelled' } as DeskAppointment['bill'];
  return { status: 'cancelled', state: null, cancelReason: reason ?? null, bill };
}
