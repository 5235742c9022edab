import type { NewPersonalTarget } from '@nivara/shared/domain/personal-target';
import { TIMESLOTS, type Timeslot } from '@nivara/shared/domain/timings';
import { PAYMENTS, type Payment } from './payments';
import { choice, numberIn, table } from './table';
import * as tests from './tests';
import type { ClinicTest, HomeTest, LabAppointment } from './tests';

/** An unanswered visit is a request that waits for a doctor. */
const ENDINGS = ['completed', 'missed', 'cancelled', 'moved', 'unanswered'] as const;
export type Ending = (typeof ENDINGS)[number];

/** What the doctor writes at the end of a visit, in the sequence of these fields. */
export interface Care {
  prescriptions?: readonly string[];
  plans?: readonly string[];
  /** The patient books another appointment for these tests. */
  lab?: LabAppointment;
  /** The patient has booked no appointment for this test yet. */
  toBook?: ClinicTest;
  inWard?: ClinicTest;
  atVisit?: readonly ClinicTest[];
  home?: readonly HomeTest[];
  targets?: readonly NewPersonalTarget[];
}

export interface StoryVisit {
  username: string;
  /** The number of days from today; the visit is on a later day when nothing is free. */
  day: number;
  /** The day of booking, counted from today; by default some days before `day`, at the latest yesterday. */
  bookedDay?: number;
  service: number;
  /** A family member. */
  who?: string;
  timeslot?: Timeslot;
  /** True for a visit that is requested without a timing, and that the demo doctor then takes. */
  isTheDoctors: boolean;
  online?: boolean;
  ending?: Ending;
  /** True when the paid money is returned after the cancellation. */
  refunded?: boolean;
  payment: Payment;
  complaints: string;
}

const visits = (text: string): StoryVisit[] =>
  table('username day bookedDay service who timeslot with ending payment complaints', text).map((row) => {
    const [ending = '', refunded] = row.ending.split(' ');
    return {
      username: row.username,
      day: Number(row.day),
      bookedDay: numberIn(row.bookedDay),
      service: Number(row.service),
      who: row.who || undefined,
      timeslot: choice(TIMESLOTS, row.timeslot),
      isTheDoctors: row.with.includes('doctor'),
      online: row.with.includes('online') || undefined,
      ending: choice(ENDINGS, ending),
      refunded: refunded === 'refunded',
      payment: choice(PAYMENTS, row.payment) ?? 'unpaid',
      complaints: row.complaints,
    };
  });

/** Six months of the demo patient: high sugar and its treatment, a fever, a family. */
export const PAST = visits(`
  patient | -176 | -179 | 2  |                    | Morning   | doctor        |                    | upi      | Tired and thirsty for some weeks, up twice every night.
  patient | -170 | -172 | 2  |                    | Morning   | doctor        |                    | upi      | To talk about the blood results.
  patient | -158 |      | 9  |                    | Evening   |               |                    | desk     | Stiff lower back from sitting. Never done yoga before.
  patient | -148 | -149 | 5  | Tara Demo          | Afternoon |               |                    | upi      | Cough and a runny nose for three days.
  patient | -136 |      | 9  |                    | Evening   |               | cancelled refunded | upi      | Next step of the yoga course.
  patient | -121 | -122 | 6  |                    | Afternoon |               |                    | upi      | Fever for four days, body ache, pain behind the eyes.
  patient | -114 | -116 | 6  |                    | Night     | online        |                    | upi      | After the dengue fever: no fever, still tired.
  patient | -102 |      | 4  | Kamala Sample Demo | Morning   |               |                    | desk     | Both knees hurt on the stairs.
  patient | -86  |      | 2  |                    | Evening   | doctor online |                    | upi      | The results of three months; blood pressure at home often above 140.
  patient | -74  |      | 10 |                    | Afternoon |               |                    | desk     | Wants to lose another five kilograms without hurting the knees.
  patient | -66  |      | 9  |                    | Evening   |               | moved              | upi      | Review of the morning routine.
  patient | -58  |      | 1  |                    | Afternoon | doctor online |                    | disputed | Does the cholesterol tablet have to be taken for good?
  patient | -46  |      | 5  | Tara Demo          |           |               | missed             | unpaid   | School health form.
  patient | -40  |      | 3  |                    | Morning   | doctor        |                    | upi      | Yearly check-up.
  patient | -30  |      | 9  |                    | Evening   |               |                    | upi      | Yoga that is good for blood pressure.
  patient | -22  |      | 2  |                    | Morning   | doctor        |                    | upi      | Review. Ankles a little swollen in the evening after salty food.
  patient | -13  | -18  | 2  |                    |           | doctor        | cancelled          | unpaid   | Ankles swollen again, in spite of less salt.
  patient | -7   |      | 2  |                    | Afternoon | doctor online |                    | upi      | The results of six months.
  patient | -3   | -9   | 7  |                    |           |               | cancelled          | upi      | Rash on the forearm.
`);

/** The care that the doctor writes at each visit, by the day of the visit. */
export const CARE: Readonly<Record<number, Care>> = {
  [-176]: { lab: tests.FIRST_PANELS },
  [-170]: {
    prescriptions: ['sugar start', 'sugar start diet'],
    plans: ['first diet'],
    lab: tests.SECOND_PANELS,
    home: [tests.FIRST_PRESSURE, tests.FIRST_GLUCOSE],
  },
  [-158]: {
    prescriptions: ['yoga start'],
    plans: ['first yoga', 'first sessions'],
  },
  [-148]: { prescriptions: ['childs cough'] },
  [-121]: { prescriptions: ['dengue ward'], inWard: tests.DENGUE_COUNT },
  [-102]: { prescriptions: ['knee pain'], lab: tests.BONES },
  [-86]: {
    prescriptions: ['after three months'],
    targets: [{ analyte: 'HbA1c', unit: '%', low: null, high: 7 }],
  },
  [-74]: { prescriptions: ['body training'] },
  [-40]: { atVisit: tests.CHECK_UP },
  [-30]: { plans: ['new yoga', 'new sessions'] },
  [-22]: { plans: ['new diet'], lab: tests.THIRD_PANELS, home: [tests.NEW_PRESSURE] },
  [-7]: {
    prescriptions: ['recent', 'recent diet'],
    lab: tests.URINE_TO_COME,
    toBook: tests.EYES_TO_COME,
    home: [tests.NEW_WEIGHT],
  },
};

/** The demo patient's next two weeks. The appointment for a test comes from the care of the last visit. */
export const COMING = visits(`
  patient | 2  | -2 | 2 |           | Afternoon |  |            | reported | Tablets for the journey next month.
  patient | 5  | -3 | 5 | Tara Demo | Afternoon |  |            | unpaid   | Yearly check before the school trip.
  patient | 6  | -1 | 7 |           | Evening   |  | unanswered | unpaid   | A mole on the back that has grown. Any day next week.
  patient | 8  | -4 | 9 |           | Evening   |  |            | unpaid   | Balance and breathing.
  patient | 11 | -5 | 3 | Ravi Demo | Morning   |  |            | unpaid   | Package for the husband’s check-up, together.
`);

export const TODAY_WITH_THE_DOCTOR = visits(`
  lakshmi.example | 0 |  | 2 |  |  | doctor        |  | upi | Dizzy in the morning since the new tablet.
  arjun.sample    | 0 |  | 7 |  |  | doctor online |  | upi | Migraine diary of the last month.
  imran.demo      | 0 |  | 2 |  |  | doctor        |  | reported | Heartburn is back.
  meghna.example  | 0 |  | 1 |  |  | doctor online |  | upi | Iron by mouth or by drip?
  jignesh.demo    | 0 |  | 7 |  |  | doctor        |  | upi | Blood pressure readings of a fortnight.
  harpreet.sample | 0 |  | 2 |  |  | doctor        |  | upi | Thyroid result, and tired.
  imran.demo      | 0 |  | 2 | Sana Demo          |  | doctor        |  | desk     | Ringing in the left ear.
  harpreet.sample | 0 |  | 7 | Gurnoor Sample     |  | doctor online |  | upi      | School asks for a health form.
`);

export const VISITORS_TODAY = table(
  'who phone complaints',
  `
  Sunita Visitor  | 90000 00009 | Cut on the hand, healing slowly.
  Prakash Visitor | 90000 00015 | Needs a certificate of fitness for work.
  Anjali Visitor  | 90000 00016 | Sneezes every morning since the move.
  Naveen Visitor  | 90000 00017 | Second opinion on a stone in the kidney.
`,
);

/** A visit whose test results wait for the doctor. */
export const [TESTED] = visits(`
  lakshmi.example | -2 | -4 | 8 |  | Morning | doctor |  | upi | Blood tests: unsteady since the new tablet.
`);

export const TODAY_WITH_OTHERS = visits(`
  patient2        | 0 |  | 4 |                |  |  |  | upi | Knees: how far may I walk?
  jignesh.demo    | 0 |  | 4 | Hema Demo      |  |  |  | upi | Forgets her tablets.
  harpreet.sample | 0 |  | 5 | Jasleen Sample |  |  |  | upi | Tonsils that are often swollen.
`);

export const COMING_OF_OTHERS = visits(`
  imran.demo      | 2  |  | 8  |  |  |  |  | upi      | Cholesterol check.
  arjun.sample    | 3  |  | 10 |  |  |  |  | unpaid   | Training plan.
  lakshmi.example | 5  |  | 4  |  |  |  |  | upi      | Bone tablets, yearly review.
  meghna.example  | 6  |  | 9  |  |  |  |  | unpaid   | Yoga for sleep.
  patient2        | 7  |  | 9  |  |  |  |  | reported | Breathing with asthma.
  jignesh.demo    | 12 |  | 7  |  |  |  |  | unpaid   | Back pain, review.
`);
