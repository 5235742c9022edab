import type { Analyte } from '@nivara/shared/domain/test-values';
import type { Payment } from './payments';

/** Measured together by a laboratory. */
export interface Panel {
  testName: string;
  analytes: Analyte[];
}

/** A test at the clinic; with a result it is completed some hours after its sample is taken. */
export interface ClinicTest {
  panel: Panel;
  result?: { values: readonly number[]; report?: string; remark: string };
}

/** The booking for which tests are ordered. */
export interface LabVisit {
  who?: string;
  payment: Payment;
  complaints: string;
  tests: readonly ClinicTest[];
  /** Both are counted from the order; the booking is made on a later day. */
  asked: number;
  day: number;
}

/** Measured by the patient at home, every so many days. */
export interface HomeTest {
  panel: Panel;
  remark: string;
  times: number;
  every: number;
  /** The first and the last value of each analyte; between them it wavers. */
  from: readonly number[];
  to: readonly number[];
  wavers: number;
  /** The patient completes it at the end. */
  finishes: boolean;
}

type Range = [name: string, unit: string, low: number | null, high: number | null];

/** With the usual ranges of adults; a laboratory has its own. */
const panel = (testName: string, ...ranges: Range[]): Panel => ({
  testName,
  analytes: ranges.map(([name, unit, low, high]) => ({ name, unit, low, high })),
});

const home = (measured: Panel, remark: string, series: Omit<HomeTest, 'panel' | 'remark'>): HomeTest => ({
  panel: measured,
  remark,
  ...series,
});

const lab = (
  booking: Pick<LabVisit, 'who' | 'asked' | 'day' | 'payment'>,
  complaints: string,
  tests: readonly ClinicTest[],
): LabVisit => ({ ...booking, complaints, tests });

export const test = (
  of: Panel,
  remark?: string,
  values: readonly number[] = [],
  report?: string,
): ClinicTest => ({ panel: of, ...(remark && { result: { remark, values, report } }) });

export const BLOOD_COUNT = panel(
  'Complete blood count',
  ['Haemoglobin', 'g/dL', 12, 15.5],
  ['White cells', '10³/µL', 4, 11],
  ['Platelets', '10³/µL', 150, 410],
);
export const BONE_DENSITY = panel('Bone density scan');
export const DIABETES = panel(
  'Diabetes profile',
  ['HbA1c', '%', 4, 5.6],
  ['Fasting glucose', 'mg/dL', 70, 99],
  ['Glucose after a meal', 'mg/dL', null, 140],
);
export const EYES = panel('Retina photograph');
export const HEART_TRACE = panel('ECG');
export const HOME_GLUCOSE = panel('Fasting glucose at home', ['Fasting glucose (home)', 'mg/dL', 80, 130]);
export const HOME_PRESSURE = panel(
  'Blood pressure at home',
  ['Systolic pressure', 'mmHg', 90, 135],
  ['Diastolic pressure', 'mmHg', 60, 85],
  ['Pulse', 'per minute', 60, 100],
);
export const HOME_WEIGHT = panel('Weight at home', ['Weight', 'kg', 50, 64]);
export const KIDNEYS = panel(
  'Kidney function',
  ['Creatinine', 'mg/dL', 0.5, 1.1],
  ['Urea', 'mg/dL', 15, 40],
  ['eGFR', 'mL/min/1.73 m²', 90, null],
);
export const LIPIDS = panel(
  'Lipid profile',
  ['Total cholesterol', 'mg/dL', null, 200],
  ['LDL cholesterol', 'mg/dL', null, 100],
  ['HDL cholesterol', 'mg/dL', 50, null],
  ['Triglycerides', 'mg/dL', null, 150],
);
export const THYROID = panel('Thyroid profile', ['TSH', 'mIU/L', 0.4, 4]);
export const URINE = panel('Urine albumin and creatinine', ['Albumin to creatinine', 'mg/g', null, 30]);
export const VITAMINS = panel(
  'Vitamin D and B12',
  ['Vitamin D', 'ng/mL', 30, 100],
  ['Vitamin B12', 'pg/mL', 200, 900],
);
export const BONES = lab(
  { who: 'Kamala Sample Demo', asked: 1, day: 4, payment: 'desk' },
  'Bone density scan, as ordered.',
  [
    test(
      BONE_DENSITY,
      'Calcium-rich food, walking, vitamin D. Again in two years.',
      [],
      'T-score -1.8 at the hip, -1.6 at the spine: bone density is reduced, no osteoporosis.',
    ),
  ],
);
export const CHECK_UP: readonly ClinicTest[] = [
  test(HEART_TRACE, 'Normal.', [], 'Sinus rhythm, 74 per minute. Normal intervals, no signs of ischaemia.'),
  test(BLOOD_COUNT, 'Normal.', [12.9, 6.8, 262]),
];
export const DENGUE_COUNT = test(BLOOD_COUNT, 'Platelets are rising again.', [12.6, 4.3, 148]);
export const EYES_TO_COME = test(EYES);
export const FIRST_GLUCOSE = home(HOME_GLUCOSE, 'Before breakfast.', {
  times: 8,
  every: 4,
  from: [158],
  to: [134],
  wavers: 6,
  finishes: true,
});
export const FIRST_PANELS = lab({ asked: 1, day: 2, payment: 'desk' }, 'Fasting blood tests, as ordered.', [
  test(DIABETES, 'Diabetes; please come to talk about it.', [8.1, 162, 238]),
  test(LIPIDS, 'All above the usual; diet first.', [242, 158, 41, 214]),
  test(KIDNEYS, 'Normal.', [0.8, 26, 92]),
  test(VITAMINS, 'Vitamin D is low.', [17, 310]),
]);
export const FIRST_PRESSURE = home(HOME_PRESSURE, 'Seated, after five minutes of rest, on the left arm.', {
  times: 10,
  every: 3,
  from: [148, 94, 82],
  to: [140, 89, 78],
  wavers: 4,
  finishes: true,
});
export const NEW_PRESSURE = home(HOME_PRESSURE, 'Three times a week, at the same hour.', {
  times: 12,
  every: 2,
  from: [136, 86, 76],
  to: [126, 80, 72],
  wavers: 4,
  finishes: false,
});
export const NEW_WEIGHT = home(HOME_WEIGHT, 'Every other morning, before breakfast.', {
  times: 8,
  every: 2,
  from: [74],
  to: [72],
  wavers: 0,
  finishes: false,
});
export const SECOND_PANELS = lab({ asked: 73, day: 78, payment: 'upi' }, 'Blood tests after three months.', [
  test(DIABETES, 'Clearly better.', [7.2, 131, 178]),
  test(LIPIDS, 'LDL stays too high.', [221, 141, 44, 176]),
  test(VITAMINS, 'Back to normal.', [34, 345]),
]);
export const THIRD_PANELS = lab({ asked: 8, day: 12, payment: 'upi' }, 'Blood tests after six months.', [
  test(DIABETES, 'Well done: the aim is reached.', [6.5, 112, 146]),
  test(LIPIDS, 'The tablet works.', [178, 98, 48, 148]),
  test(KIDNEYS, 'Normal.', [0.8, 24, 94]),
]);
export const URINE_TO_COME = lab({ asked: 1, day: 11, payment: 'upi' }, 'Urine test, as ordered.', [
  test(URINE),
]);
