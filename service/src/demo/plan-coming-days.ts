import { DEMO_ACCOUNTS } from '@nivara/shared/contracts/demo-accounts';
import { addDays, clinicDate, clinicMoment } from '@nivara/shared/domain/clinic-time';
import { TIMINGS, timingAt, timingBegins } from '@nivara/shared/domain/timings';
import { newWaitingSchema } from '@nivara/shared/domain/waiting-list';
import type { AppointmentRow } from '../modules/appointments/appointment-repository';
import type { Actor } from '../modules/session/actor';
import { joinWaitingList } from '../modules/waiting-list/waiting-list';
import { changeVisitState } from '../modules/visits/change-visit-state';
import { beginConversation } from '../modules/conversations/write-message';
import { newConversationSchema } from '@nivara/shared/domain/conversation';
import { type DemoClinic, asSent, minutesAfter, momentOf } from './demo-clinic';
import { testAtVisit } from './write-tests';
import { TO_LOOK_AT } from './story/tests';
import type { StoryMoment } from './run-story';
import { type Visit, planVisit } from './plan-visit';
import { freeTimingsOf } from './find-timing';
import {
  COMING,
  COMING_OF_OTHERS,
  TESTED,
  TODAY_WITH_OTHERS,
  TODAY_WITH_THE_DOCTOR,
  VISITORS_TODAY,
} from './story/visits';

type Actors = ReadonlyMap<string, Actor>;
const MORNING = 10 * 60;
const EVENING = 19 * 60;
const ARRIVES_BEFORE = 50;
const QUESTION = 'May I take the evening tablet earlier when we eat early?';
const VISITOR = { patient: null, payment: 'unpaid' } as const;

/** `now` decides which of today's timings is next. */
export async function planComingDays(
  moment: StoryMoment,
  clinic: DemoClinic,
  actors: Actors,
  now: Date,
): Promise<void> {
  const thePatient = requireActor(actors, DEMO_ACCOUNTS.patient.username);
  await planToday(moment, clinic, actors, now);
  if (TESTED) {
    planVisit(moment, clinic, {
      ...TESTED,
      patient: requireActor(actors, TESTED.username),
      doctor: clinic.doctor,
      care: (after, seen) => testAtVisit(after, seen, ...TO_LOOK_AT),
    });
  }
  moment.later(momentOf(clinic, -1, EVENING), async ({ context }) => {
    const message = { doctor: clinic.doctor.accountId, text: QUESTION };
    await beginConversation(context, thePatient, asSent(newConversationSchema, message));
  });
  for (const visit of [...COMING, ...COMING_OF_OTHERS]) {
    planVisit(moment, clinic, { ...visit, patient: requireActor(actors, visit.username) });
  }
  planVisit(moment, clinic, {
    patient: requireActor(actors, 'harpreet.sample'),
    who: 'Gurnoor Sample',
    service: 5,
    day: 9,
    bookedDay: -4,
    timeslot: 'Afternoon',
    payment: 'unpaid',
    complaints: 'Vaccination that is due.',
    booked: async (booked, row) => joinWaitingListFor(booked, thePatient, row),
  });
  planVisit(moment, clinic, {
    ...VISITOR,
    who: 'Sunil Visitor',
    contact: { name: 'Sunil Visitor', phone: '90000 00010' },
    service: 2,
    day: 3,
    ending: 'unanswered',
    complaints: 'New in Pune, looking for a family doctor.',
  });
}

/** Spreads visits over the demo doctor's hours; the next one is with the demo patient, by video. */
async function planToday(moment: StoryMoment, clinic: DemoClinic, actors: Actors, now: Date): Promise<void> {
  const { doctor, today } = clinic;
  const isUpcoming = ({ slot }: { slot: number }) => timingBegins(today, slot) > now;
  const freeToday = await freeTimingsOf(moment.context, doctor.accountId, 2, today);
  const next = freeToday.find(isUpcoming);
  const rest = freeToday.filter((timing) => timing !== next);
  const slotFor = (index: number) =>
    rest[Math.round((index * (rest.length - 1)) / (TODAY_WITH_THE_DOCTOR.length + VISITORS_TODAY.length - 1))]
      ?.slot;

  const online = { online: true, complaints: 'Feet tingle in the evening; shows the home readings.' };
  const videoVisit = {
    ...online,
    patient: requireActor(actors, DEMO_ACCOUNTS.patient.username),
    service: 2,
    bookedDay: -1,
    payment: 'upi',
  } as const;
  // After the doctor's hours another doctor is on duty; after the last timing the appointment is tomorrow.
  if (next) planVisit(moment, clinic, { ...videoVisit, doctor, day: 0, slot: next.slot });
  else planVisit(moment, clinic, { ...videoVisit, ...firstUpcoming(isUpcoming) });

  TODAY_WITH_THE_DOCTOR.forEach((visit, index) => {
    const patient = requireActor(actors, visit.username);
    planVisit(moment, clinic, {
      ...visit,
      patient,
      doctor,
      slot: slotFor(index),
      booked: async (booked, row) => arrive(booked, doctor, row),
    });
  });
  VISITORS_TODAY.forEach(({ phone, ...visit }, index) => {
    const contact = { name: visit.who, phone };
    const slot = slotFor(TODAY_WITH_THE_DOCTOR.length + index);
    planVisit(moment, clinic, { ...VISITOR, ...visit, contact, doctor, service: 2, day: 0, slot });
  });
  for (const visit of TODAY_WITH_OTHERS) {
    planVisit(moment, clinic, { ...visit, patient: requireActor(actors, visit.username) });
  }
}

async function arrive(
  { later }: StoryMoment,
  doctor: Actor,
  { id, starts_at }: AppointmentRow,
): Promise<void> {
  later(minutesAfter(new Date(starts_at ?? ''), -ARRIVES_BEFORE), ({ context }) =>
    changeVisitState(context, doctor, id, 'arrived'),
  );
}

function firstUpcoming(isUpcoming: (timing: { slot: number }) => boolean): Pick<Visit, 'day' | 'slot'> {
  const first = TIMINGS.find(isUpcoming);
  return first ? { day: 0, slot: first.slot } : { day: 1 };
}

/** Puts the patient on the waiting list for a timing that another family has just booked. */
async function joinWaitingListFor(
  { context, later }: StoryMoment,
  patient: Actor,
  row: AppointmentRow,
): Promise<void> {
  const { appointment_date: appointmentDate, service_id: service, slot } = row;
  const { timing } = timingAt(slot ?? 0);
  later(clinicMoment(addDays(clinicDate(context.now()), 1), MORNING), async (next) => {
    const wish = asSent(newWaitingSchema, { service, appointmentDate, timing, patient: 'Tara Demo' });
    await joinWaitingList(next.context, patient, wish);
  });
}

function requireActor(actors: Actors, username: string): Actor {
  const actor = actors.get(username);
  if (!actor) throw new Error(`${username} is not in the story.`);
  return actor;
}
