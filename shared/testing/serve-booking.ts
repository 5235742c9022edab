import { PROBLEM_TYPE, type Problem } from '../contracts/problem';
import {
  APPOINTMENT_MESSAGES,
  CODE_MINUTES,
  CHANGE_HOURS,
  type BookedAppointment,
  type NewAppointment,
} from '../domain/appointment';
import type { DayWithTimings, Hold, NewHold, Slot } from '../domain/slot';
import type { PendingBooking } from '../domain/booking-code';
import type { ClinicService } from '../domain/clinic-service';
import type { BestOffer } from '../domain/offer';
import { addDays, clinicMoment } from '../domain/clinic-time';
import type { FamilyMember } from '../domain/family';
import { TIMINGS, findTiming } from '../domain/timings';

interface Call {
  method: string;
  path: string;
  body: unknown;
}

export interface BookingService {
  /** Oldest first. */
  calls: Call[];
  /** Finds calls by method and path, such as "POST /holds". */
  callsTo: (what: string) => Call[];
  /** Takes this timing, or every timing of that day, for somebody else. */
  take: (date: string, timing?: string) => void;
  /** Books this timing for SELF or a family member's id, so that the timing is busy for them. */
  bookFor: (patient: string, date: string, timing: string) => void;
  family: FamilyMember[];
  /** From now on, each booking must be confirmed by this code. */
  askForCode: (code: string) => void;
  /** From now on this is the best offer for each service and day; bills keep the full fee. */
  setOffer: (name: string, discountPercentage: number) => void;
  /** Makes these calls fail until `mend`. */
  refuse: (what: string, problem: Problem | 'unreachable') => void;
  mend: () => void;
  /** Holds back the answers to these calls until the returned function is called. */
  delay: (what: string) => () => void;
}

const FEE_PAISE = 120_000;
const DOCTORS = [
  { id: '1'.repeat(32), name: 'Dr. Meera Example', title: 'Paediatrician' },
  { id: '2'.repeat(32), name: 'Dr. Rohan Sample', title: 'Physician' },
];
const EVERY_SERVICE = Array.from({ length: 10 }, (_, index) => index + 1);
const EVERY_TIMING = TIMINGS.map(({ timing }) => timing);

/**
 * Answers the booking form's calls from memory, with one free doctor at every timing. Other requests go to the
 * earlier `fetch`.
 */
export function serveBooking(): BookingService {
  const { fetch } = globalThis;
  const before = (jest.isMockFunction(fetch) && fetch.getMockImplementation()) || fetch;
  const calls: Call[] = [];
  const taken = new Set<string>();
  const booked = new Set<string>();
  const holds = new Map<string, string>();
  const refused = new Map<string, Problem | 'unreachable'>();
  const delayed = new Map<string, Promise<void>>();
  const family: FamilyMember[] = [];
  let expectedCode: string | undefined;
  let unconfirmed: NewAppointment | undefined;
  let offer: BestOffer['offer'] = null;

  const timingKey = (date: string, timing: string) => `${date} ${timing}`;
  const isFree = (where: string) => !taken.has(where) && ![...holds.values()].includes(where);
  const nextId = () => String(calls.length).padStart(32, '0');

  const slots = (date: string, patient = ''): Slot[] =>
    TIMINGS.map(({ timeslot, timing }) =>
      booked.has(`${patient} ${timingKey(date, timing)}`)
        ? { timeslot, timing, free: 0, busy: true }
        : { timeslot, timing, free: isFree(timingKey(date, timing)) ? 1 : 0 },
    );

  const slotDays = (search: URLSearchParams): DayWithTimings[] =>
    Array.from({ length: Number(search.get('days')) }, (_, index) => {
      const date = addDays(search.get('from') ?? '', index);
      return { date, free: slots(date).filter(({ free }) => free > 0).length };
    });

  const hold = ({ appointmentDate, timing, replaces }: NewHold): Hold | Problem => {
    const replaced = replaces && holds.get(replaces);
    if (replaces) holds.delete(replaces);
    if (!isFree(timingKey(appointmentDate, timing))) {
      if (replaces && replaced) holds.set(replaces, replaced);
      return takenProblem();
    }
    const id = nextId();
    holds.set(id, timingKey(appointmentDate, timing));
    const timeslot = findTiming(timing)?.timeslot ?? 'Morning';
    return { id, appointmentDate, timeslot, timing, expiresAt: new Date().toISOString() };
  };

  const book = (values: NewAppointment): BookedAppointment | PendingBooking | Problem => {
    if (expectedCode === undefined) return bookNow(values);
    unconfirmed = values;
    const expiresAt = new Date(Date.now() + CODE_MINUTES * 60_000).toISOString();
    return {
      confirmation: { id: nextId(), hold: values.hold ?? null, sentTo: '+91 ••••• ••210', expiresAt },
    };
  };

  const confirm = ({ code }: { code: string }): BookedAppointment | Problem => {
    if (unconfirmed !== undefined && code === expectedCode) return bookNow(unconfirmed);
    const message = APPOINTMENT_MESSAGES.codeWrong;
    return { status: 422, title: 'Unprocessable', detail: message, errors: [{ path: 'code', message }] };
  };

  const bookNow = (values: NewAppointment): BookedAppointment | Problem => {
    const { appointmentDate, timing } = values;
    if (values.hold) holds.delete(values.hold);
    if (timing && !isFree(timingKey(appointmentDate, timing))) return takenProblem();
    if (timing) taken.add(timingKey(appointmentDate, timing));
    return bookedAppointment(values, nextId());
  };

  const answer = ({ method, path, body }: Call): unknown => {
    const [noun, search = ''] = path.split('?');
    const asked = new URLSearchParams(search);
    const date = asked.get('date') ?? '';
    // The bodies are cast unchecked: the form that sends them is typed.
    if (method === 'GET' && noun === '/slots') return slots(date, asked.get('patient') ?? '');
    if (method === 'GET' && noun === '/slots/days') return slotDays(new URLSearchParams(search));
    if (method === 'GET' && noun === '/doctors')
      return DOCTORS.map((doctor) => ({ ...doctor, services: EVERY_SERVICE }));
    if (method === 'GET' && noun === '/offers/best') return { offer };
    if (method === 'GET' && noun?.startsWith('/services/'))
      return clinicService(noun.slice('/services/'.length));
    if (method === 'GET' && noun === '/family') return { rows: family, total: family.length };
    if (method === 'POST' && noun === '/holds') return hold(body as NewHold);
    if (method === 'POST' && noun === '/appointments') return book(body as NewAppointment);
    if (method === 'POST' && noun?.startsWith('/appointments/confirmations/'))
      return confirm(body as { code: string });
    if (method === 'DELETE' && noun?.startsWith('/holds/')) {
      holds.delete(noun.slice('/holds/'.length));
      return undefined;
    }
    throw new Error(`Nobody answers ${method} ${path}`);
  };

  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = String(input);
    if (!url.startsWith('/api')) return before(input, init);
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined;
    const call = { method: init?.method ?? 'GET', path: url.slice('/api'.length), body };
    calls.push(call);
    const what = nameOf(call);
    await delayed.get(what);
    const problem = refused.get(what);
    if (problem === 'unreachable') throw new TypeError('Failed to fetch');
    return toResponse(problem ?? answer(call), call.method === 'POST');
  });

  return {
    calls,
    callsTo: (what) => calls.filter((call) => nameOf(call) === what),
    take: (date, timing) => {
      for (const each of timing ? [timing] : EVERY_TIMING) taken.add(timingKey(date, each));
    },
    bookFor: (patient, date, timing) => void booked.add(`${patient} ${timingKey(date, timing)}`),
    family,
    setOffer: (name, discountPercentage) => {
      offer = { name, discountPercentage };
    },
    askForCode: (code) => {
      expectedCode = code;
    },
    refuse: (what, problem) => void refused.set(what, problem),
    mend: () => refused.clear(),
    delay: (what) => {
      let release = () => undefined as void;
      delayed.set(what, new Promise((resolve) => (release = resolve)));
      return () => {
        delayed.delete(what);
        release();
      };
    },
  };
}

/** Every service has the same fee and two doctors. */
const clinicService = (id: string): ClinicService => ({
  id: Number(id),
  service: 'Kids care',
  kind: 'consultation',
  fee: FEE_PAISE,
  currency: 'INR',
  online: false,
  doctors: DOCTORS,
});

/** "DELETE /holds" matches any hold. */
const nameOf = ({ method, path }: Call) => `${method} /${path.split(/[/?]/)[1] ?? ''}`;

export const takenProblem = (message: string = APPOINTMENT_MESSAGES.taken): Problem => ({
  status: 409,
  title: 'Conflict',
  detail: message,
  errors: [{ path: 'timing', message }],
});

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'title' in value && 'status' in value;

function toResponse(value: unknown, made: boolean): Response {
  if (value === undefined) return new Response(null, { status: 204 });
  const isRefused = isProblem(value);
  const status = isRefused ? value.status : made ? 201 : 200;
  const type = isRefused ? PROBLEM_TYPE : 'application/json';
  return new Response(JSON.stringify(value), { status, headers: { 'content-type': type } });
}

export const lastChangeOf = (startsAt: Date) =>
  new Date(startsAt.getTime() - CHANGE_HOURS * 60 * 60_000).toISOString();

export function bookedAppointment(values: NewAppointment, id: string): BookedAppointment {
  const timing = findTiming(values.timing ?? '');
  const startsAt = timing && clinicMoment(values.appointmentDate, timing.minutes);
  return {
    id,
    bookingId: 'BK-7QX2M9',
    date: values.appointmentDate,
    patientName: values.patient,
    age: null,
    language: null,
    serviceId: values.service,
    service: 'Kids care',
    kind: 'consultation',
    appointmentDate: values.appointmentDate,
    timeslot: timing?.timeslot ?? values.timeslot ?? null,
    appointmentTime: timing?.timing ?? null,
    startsAt: startsAt?.toISOString() ?? null,
    serviceProvider: timing ? 'Dr. Rohan Sample' : null,
    status: timing ? 'booked' : 'requested',
    complaints: values.complaints ?? null,
    online: false,
    join: null,
    changeableUntil: startsAt ? lastChangeOf(startsAt) : null,
    provider: timing ? 'Dr. Rohan Sample' : null,
    cancelReason: null,
    revision: 0,
    contact: null,
    bill: timing ? { number: 'NV-2026-000012', amount: FEE_PAISE, currency: 'INR' } : null,
  };
}
