import { clinicDate } from '@nivara/shared/domain/clinic-time';
import type { Actor } from '../modules/session/actor';
import type { DemoClinic } from './demo-clinic';
import type { Moment } from './demo-story';
import type { Seen, Visit } from './demo-visit';
import * as medicine from './the-patients-medicine';
import * as plans from './the-patients-plans';
import * as tests from './the-patients-tests';
import { plan, prescribe } from './write-care';
import { type LabVisit, letMeasure, order, orderForLab, orderInWard, testAtVisit } from './write-tests';

export type OwnVisit = Omit<Visit, 'patient'>;

/** Six months of the demo patient: sugar that is found and brought down, a fever, a family. */
export function thePatientsPast(clinic: DemoClinic, patient: Actor): OwnVisit[] {
  const { doctor } = clinic;
  const toLab = (moment: Moment, seen: Seen, visit: LabVisit) =>
    orderForLab(moment, clinic, seen, { patient, ...visit });
  return [
    {
      service: 2,
      day: -176,
      asked: -179,
      timeslot: 'Morning',
      doctor,
      payment: 'upi',
      complaints: 'Tired and thirsty for some weeks, up twice every night.',
      care: (moment, seen) => toLab(moment, seen, tests.FIRST_PANELS),
    },
    {
      service: 2,
      day: -170,
      asked: -172,
      timeslot: 'Morning',
      doctor,
      payment: 'upi',
      complaints: 'To talk about the blood results.',
      care: async (moment, seen) => {
        await prescribe(moment, seen, ...medicine.SUGAR_START);
        await plan(moment, seen, patient, plans.FIRST_DIET);
        await toLab(moment, seen, tests.SECOND_PANELS);
        await letMeasure(moment, seen, patient, tests.FIRST_PRESSURE);
        await letMeasure(moment, seen, patient, tests.FIRST_GLUCOSE);
      },
    },
    {
      service: 9,
      day: -158,
      timeslot: 'Evening',
      payment: 'desk',
      complaints: 'Stiff lower back from sitting. Never done yoga before.',
      care: async (moment, seen) => {
        await prescribe(moment, seen, medicine.YOGA_START);
        await plan(moment, seen, patient, plans.FIRST_YOGA);
        await plan(moment, seen, patient, plans.FIRST_SESSIONS);
      },
    },
    {
      who: 'Tara Demo',
      service: 5,
      day: -148,
      asked: -149,
      timeslot: 'Afternoon',
      payment: 'upi',
      complaints: 'Cough and a runny nose for three days.',
      care: (moment, seen) => prescribe(moment, seen, medicine.CHILDS_COUGH),
    },
    {
      service: 9,
      day: -136,
      timeslot: 'Evening',
      payment: 'upi',
      ending: 'cancelled',
      refunded: true,
      complaints: 'Next step of the yoga course.',
    },
    {
      service: 6,
      day: -121,
      asked: -122,
      timeslot: 'Afternoon',
      payment: 'upi',
      complaints: 'Fever for four days, body ache, pain behind the eyes.',
      care: async (moment, seen) => {
        await prescribe(moment, seen, medicine.dengueWard(clinicDate(moment.context.now())));
        await orderInWard(moment, seen, tests.DENGUE_COUNT);
      },
    },
    {
      service: 6,
      day: -114,
      asked: -116,
      timeslot: 'Night',
      online: true,
      payment: 'upi',
      complaints: 'After the dengue fever: no fever, still tired.',
    },
    {
      who: 'Kamala Sample Demo',
      service: 4,
      day: -102,
      timeslot: 'Morning',
      payment: 'desk',
      complaints: 'Both knees hurt on the stairs.',
      care: async (moment, seen) => {
        await prescribe(moment, seen, medicine.KNEE_PAIN);
        await toLab(moment, seen, tests.BONES);
      },
    },
    {
      service: 2,
      day: -86,
      timeslot: 'Evening',
      doctor,
      online: true,
      payment: 'upi',
      complaints: 'The results of three months; blood pressure at home often above 140.',
      care: (moment, seen) => prescribe(moment, seen, medicine.AFTER_THREE_MONTHS),
    },
    {
      service: 10,
      day: -74,
      timeslot: 'Afternoon',
      payment: 'desk',
      complaints: 'Wants to lose another five kilograms without hurting the knees.',
      care: (moment, seen) => prescribe(moment, seen, medicine.BODY_TRAINING),
    },
    {
      service: 9,
      day: -66,
      timeslot: 'Evening',
      payment: 'upi',
      ending: 'moved',
      complaints: 'Review of the morning routine.',
    },
    {
      service: 1,
      day: -58,
      timeslot: 'Afternoon',
      doctor,
      online: true,
      payment: 'disputed',
      complaints: 'Does the cholesterol tablet have to be taken for good?',
    },
    {
      who: 'Tara Demo',
      service: 5,
      day: -46,
      payment: 'unpaid',
      ending: 'missed',
      complaints: 'School health form.',
    },
    {
      service: 3,
      day: -40,
      timeslot: 'Morning',
      doctor,
      payment: 'upi',
      complaints: 'Yearly check-up.',
      care: (moment, seen) => testAtVisit(moment, seen, ...tests.CHECK_UP),
    },
    {
      service: 9,
      day: -30,
      timeslot: 'Evening',
      payment: 'upi',
      complaints: 'Yoga that is good for blood pressure.',
      care: async (moment, seen) => {
        await plan(moment, seen, patient, plans.NEW_YOGA);
        await plan(moment, seen, patient, plans.NEW_SESSIONS);
      },
    },
    {
      service: 2,
      day: -22,
      timeslot: 'Morning',
      doctor,
      payment: 'upi',
      complaints: 'Review. Ankles a little swollen in the evening after salty food.',
      care: async (moment, seen) => {
        await plan(moment, seen, patient, plans.NEW_DIET);
        await toLab(moment, seen, tests.THIRD_PANELS);
        await letMeasure(moment, seen, patient, tests.NEW_PRESSURE);
      },
    },
    {
      service: 2,
      day: -13,
      asked: -18,
      doctor,
      payment: 'unpaid',
      ending: 'cancelled',
      complaints: 'Ankles swollen again, in spite of less salt.',
    },
    {
      service: 2,
      day: -7,
      timeslot: 'Afternoon',
      doctor,
      online: true,
      payment: 'upi',
      complaints: 'The results of six months.',
      care: async (moment, seen) => {
        await prescribe(moment, seen, ...medicine.RECENT);
        await toLab(moment, seen, tests.URINE_TO_COME);
        await order(moment, seen, tests.EYES_TO_COME);
        await letMeasure(moment, seen, patient, tests.NEW_WEIGHT);
      },
    },
    {
      service: 7,
      day: -3,
      asked: -9,
      payment: 'upi',
      ending: 'cancelled',
      complaints: 'Rash on the forearm.',
    },
  ];
}
