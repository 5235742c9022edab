import type { CatalogueTest } from '@nivara/shared/domain/medical-test';
import { CATALOGUE } from '../../modules/tests/test-catalogue';
import type { Payment } from './payments';

/** A test at the clinic; with a result it is completed some hours after its sample is taken. */
export interface ClinicTest {
  panel: CatalogueTest;
  result?: { values: readonly number[]; report?: string; remark: string };
  /** Nobody has released the result yet. */
  waits?: boolean;
}

/** An appointment for tests that a doctor has ordered. */
export interface LabAppointment {
  who?: string;
  payment: Payment;
  complaints: string;
  tests: readonly ClinicTest[];
  /** When the appointment is booked (`bookedDay`) and takes place (`day`), in days since the order. */
  bookedDay: number;
  day: number;
}

/** A test that the patient does at home: `times` times, once in `every` days. */
export interface HomeTest {
  panel: CatalogueTest;
  remark: string;
  times: number;
  every: number;
  /** The first and the last value of each analyte; those between lie on a line, and each differs by up to `wavers`. */
  from: readonly number[];
  to: readonly number[];
  wavers: number;
  /** The patient completes it at the end. */
  finishes: boolean;
}

const home = (
  measured: CatalogueTest,
  remark: string,
  series: Omit<HomeTest, 'panel' | 'remark'>,
): HomeTest => ({
  panel: measured,
  remark,
  ...series,
});

const lab = (
  appointment: Pick<LabAppointment, 'who' | 'bookedDay' | 'day' | 'payment'>,
  complaints: string,
  tests: readonly ClinicTest[],
): LabAppointment => ({ ...appointment, complaints, tests });

export const test = (
  of: CatalogueTest,
  remark?: string,
  values: readonly number[] = [],
  report?: string,
): ClinicTest => ({ panel: of, ...(remark && { result: { remark, values, report } }) });

export const BONES = lab(
  { who: 'Kamala Sample Demo', bookedDay: 1, day: 4, payment: 'desk' },
  'Bone density scan, as ordered.',
  [
    test(
      CATALOGUE.boneDensity,
      'Calcium-rich food, walking, vitamin D. Again in two years.',
      [],
      'T-score -1.8 at the hip, -1.6 at the spine: bone density is reduced, no osteoporosis.',
    ),
  ],
);
export const CHECK_UP: readonly ClinicTest[] = [
  test(
    CATALOGUE.heartTrace,
    'Normal.',
    [],
    'Sinus rhythm, 74 per minute. Normal intervals, no signs of ischaemia.',
  ),
  test(CATALOGUE.bloodCount, 'Normal.', [12.9, 6.8, 262]),
];
export const DENGUE_COUNT = test(CATALOGUE.bloodCount, 'Platelets are rising again.', [12.6, 4.3, 148]);
export const EYES_TO_COME = test(CATALOGUE.eyes);
export const FIRST_GLUCOSE = home(CATALOGUE.homeGlucose, 'Before breakfast.', {
  times: 8,
  every: 4,
  from: [158],
  to: [134],
  wavers: 6,
  finishes: true,
});
export const FIRST_PANELS = lab(
  { bookedDay: 1, day: 2, payment: 'desk' },
  'Fasting blood tests, as ordered.',
  [
    test(CATALOGUE.diabetes, 'Diabetes; please come to talk about it.', [8.1, 162, 238]),
    test(CATALOGUE.lipids, 'All above the usual; diet first.', [242, 158, 41, 214]),
    test(CATALOGUE.kidneys, 'Normal.', [0.8, 26, 92]),
    test(CATALOGUE.vitamins, 'Vitamin D is low.', [17, 310]),
  ],
);
export const FIRST_PRESSURE = home(
  CATALOGUE.homePressure,
  'Seated, after five minutes of rest, on the left arm.',
  {
    times: 10,
    every: 3,
    from: [148, 94, 82],
    to: [140, 89, 78],
    wavers: 4,
    finishes: true,
  },
);
export const NEW_PRESSURE = home(CATALOGUE.homePressure, 'Three times a week, at the same hour.', {
  times: 12,
  every: 2,
  from: [136, 86, 76],
  to: [126, 80, 72],
  wavers: 4,
  finishes: false,
});
export const NEW_WEIGHT = home(CATALOGUE.homeWeight, 'Every other morning, before breakfast.', {
  times: 8,
  every: 2,
  from: [74],
  to: [72],
  wavers: 0,
  finishes: false,
});
export const SECOND_PANELS = lab(
  { bookedDay: 73, day: 78, payment: 'upi' },
  'Blood tests after three months.',
  [
    test(CATALOGUE.diabetes, 'Clearly better.', [7.2, 131, 178]),
    test(CATALOGUE.lipids, 'LDL stays too high.', [221, 141, 44, 176]),
    test(CATALOGUE.vitamins, 'Back to normal.', [34, 345]),
  ],
);
export const THIRD_PANELS = lab({ bookedDay: 8, day: 12, payment: 'upi' }, 'Blood tests after six months.', [
  test(CATALOGUE.diabetes, 'Well done: the aim for HbA1c is reached.', [6.5, 112, 146]),
  test(CATALOGUE.lipids, 'The tablet works.', [178, 98, 48, 148]),
  test(CATALOGUE.kidneys, 'Normal.', [0.8, 24, 94]),
]);
export const TO_LOOK_AT: readonly ClinicTest[] = [
  { ...test(CATALOGUE.electrolytes, 'Stop the new tablet, and come today.', [118, 3.4, 9.1]), waits: true },
  { ...test(CATALOGUE.bloodCount, 'Normal.', [12.4, 7.1, 233]), waits: true },
];
export const URINE_TO_COME = lab({ bookedDay: 1, day: 11, payment: 'upi' }, 'Urine test, as ordered.', [
  test(CATALOGUE.urine),
]);
