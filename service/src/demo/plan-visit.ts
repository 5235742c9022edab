import {
  type NewAppointment,
  SELF,
  appointmentChangeSchema,
  newAppointmentSchema,
} from '@nivara/shared/domain/appointment';
import { addDays } from '@nivara/shared/domain/clinic-time';
import { TIMING_MINUTES, timingAt } from '@nivara/shared/domain/timings';
import { type AppointmentRow, appointmentById } from '../modules/appointments/appointment-repository';
import { bookAppointment } from '../modules/appointments/book-appointment';
import { changeAppointment } from '../modules/appointments/change-appointment';
import { changeVisitState } from '../modules/visits/change-visit-state';
import type { Actor } from '../modules/session/actor';
import { payAtDesk, planPayment, refund } from './plan-payment';
import { type DemoClinic, asSent, dateOf, minutesAfter, momentOf } from './demo-clinic';
import type { StoryMoment } from './run-story';
import { findFreeTiming } from './find-timing';
import type { StoryVisit } from './story/visits';

const HOUR = 60;
const DAY = 24 * HOUR;
const SCHEDULED_AFTER = 40;
const MOVED_BEFORE = 30 * HOUR;
const CANCELLED_BEFORE = 20 * HOUR;
const REFUNDED_AFTER = 3 * DAY;

/** A visit that has just ended, with what its prescriptions, tests and care plans refer to. */
export interface EndedVisit {
  doctor: Actor;
  /** The patient and the visit, with the field names of the doctors' calls. */
  inCare: { patient: string; familyMember: string | null; visit: string };
  complaint: string;
  /** The appointment that a test refers to. */
  appointment: { appointmentDate: string; appointmentTime: string };
}

/** One appointment from the request to the bill. */
export interface Visit extends Omit<StoryVisit, 'username' | 'isTheDoctors'> {
  /** Null for a visitor, who gives a contact instead. */
  patient: Actor | null;
  contact?: NewAppointment['contact'];
  /** The visit gets the free timing nearest to this slot. */
  slot?: number;
  /** The doctor who takes the request. */
  doctor?: Actor;
  care?: (moment: StoryMoment, seen: EndedVisit) => Promise<void>;
  /** Runs once the timing is taken. */
  booked?: (moment: StoryMoment, row: AppointmentRow) => Promise<void>;
}

export function planVisit({ later, random }: StoryMoment, clinic: DemoClinic, visit: Visit): void {
  const bookedDay = visit.bookedDay ?? Math.min(visit.day - random.between(3, 8), -1);
  const minutes = random.between(9 * HOUR, 20 * HOUR);
  later(momentOf(clinic, bookedDay, minutes), (moment) => book(moment, clinic, visit));
}

async function book(moment: StoryMoment, clinic: DemoClinic, visit: Visit): Promise<void> {
  const { doctor } = visit;
  if (doctor === undefined && visit.ending !== 'unanswered') {
    const id = await send(moment, visit, await timingFor(moment, clinic, visit));
    return follow(moment, clinic, visit, id);
  }
  const { timeslot } = visit;
  const id = await send(moment, visit, { appointmentDate: dateOf(clinic, visit.day), timeslot });
  if (doctor === undefined) return;
  moment.later(minutesAfter(moment.context.now(), SCHEDULED_AFTER), async (next) => {
    const found = await timingFor(next, clinic, visit, doctor.accountId);
    await changeAppointment(next.context, doctor, id, asSent(appointmentChangeSchema, found));
    await follow(next, clinic, visit, id);
  });
}

type RequestedTime = Pick<NewAppointment, 'appointmentDate' | 'timeslot' | 'timing'>;

function send(
  { context }: StoryMoment,
  { patient, who, ...visit }: Visit,
  time: RequestedTime,
): Promise<string> {
  const { service, complaints, online, contact } = visit;
  const values = { service, patient: who ?? SELF, complaints, online, contact, ...time };
  return bookAppointment(context, patient, asSent(newAppointmentSchema, values));
}

const timingFor = (moment: StoryMoment, clinic: DemoClinic, visit: Visit, doctorId?: string) =>
  findFreeTiming(moment, {
    service: visit.service,
    date: dateOf(clinic, visit.day),
    timeslot: visit.timeslot,
    slot: visit.slot,
    doctorId,
    accountId: visit.patient?.accountId ?? null,
  });

async function follow(moment: StoryMoment, clinic: DemoClinic, visit: Visit, id: string): Promise<void> {
  const row = await appointmentById(moment.context.database, id);
  planPayment(moment, doctorOf(clinic, row), visit.patient, id, visit.payment);
  planEnding(moment, clinic, visit, row);
  await visit.booked?.(moment, row);
}

function planEnding({ later }: StoryMoment, clinic: DemoClinic, visit: Visit, row: AppointmentRow): void {
  const begins = new Date(row.starts_at ?? '');
  const { patient, ending = 'completed' } = visit;
  if (patient && ending === 'cancelled') {
    later(minutesAfter(begins, -CANCELLED_BEFORE), (moment) =>
      cancel(moment, clinic, patient, visit, row.id),
    );
  } else if (patient && ending === 'moved') {
    later(minutesAfter(begins, -MOVED_BEFORE), (moment) => move(moment, clinic, patient, visit, row));
  } else {
    later(minutesAfter(begins, TIMING_MINUTES), (moment) => close(moment, clinic, visit, row.id));
  }
}

async function close(moment: StoryMoment, clinic: DemoClinic, visit: Visit, id: string): Promise<void> {
  const { context } = moment;
  const row = await appointmentById(context.database, id);
  const doctor = doctorOf(clinic, row);
  const state = visit.ending === 'missed' ? 'missed' : 'done';
  await changeVisitState(context, doctor, id, state);
  if (state === 'missed') return;
  if (visit.payment === 'desk') await payAtDesk(moment, doctor, id);
  if (row.account_id === null) return;
  const inCare = { patient: row.account_id, familyMember: row.family_member_id, visit: id };
  const complaint = row.complaints ?? '';
  await visit.care?.(moment, { doctor, inCare, complaint, appointment: appointmentOf(row) });
}

export const appointmentOf = ({ appointment_date, slot }: AppointmentRow): EndedVisit['appointment'] => ({
  appointmentDate: appointment_date,
  appointmentTime: timingAt(slot ?? 0).timing,
});

async function cancel(
  moment: StoryMoment,
  clinic: DemoClinic,
  patient: Actor,
  visit: Visit,
  id: string,
): Promise<void> {
  const { context, later } = moment;
  const { row } = await changeAppointment(context, patient, id, { status: 'cancelled' });
  if (!visit.refunded || visit.payment !== 'upi') return;
  later(minutesAfter(context.now(), REFUNDED_AFTER), (next) => refund(next, doctorOf(clinic, row), id));
}

async function move(
  moment: StoryMoment,
  clinic: DemoClinic,
  patient: Actor,
  visit: Visit,
  { id, service_id: service, appointment_date }: AppointmentRow,
): Promise<void> {
  const { context } = moment;
  const wish = { service, date: addDays(appointment_date, 1), accountId: patient.accountId };
  const { row: moved } = await changeAppointment(context, patient, id, await findFreeTiming(moment, wish));
  planEnding(moment, clinic, { ...visit, ending: 'completed' }, moved);
}

function doctorOf({ doctors }: DemoClinic, { doctor_id, id }: AppointmentRow): Actor {
  const doctor = doctors.get(doctor_id ?? '');
  if (!doctor) throw new Error(`Appointment ${id} has no doctor.`);
  return doctor;
}
