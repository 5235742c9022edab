import {
  BLOOD_COUNT,
  BONE_DENSITY,
  DIABETES,
  EYES,
  HEART_TRACE,
  HOME_GLUCOSE,
  HOME_PRESSURE,
  HOME_WEIGHT,
  KIDNEYS,
  LIPIDS,
  URINE,
  VITAMINS,
} from './panels';
import type { ClinicTest, HomeTest, LabVisit } from './write-tests';

/** The demo patient's tests: every three months the same panels, so that trends show something. */
export const FIRST_PANELS: LabVisit = {
  tests: [
    {
      panel: DIABETES,
      result: { values: [8.1, 162, 238], remark: 'Diabetes; please come to talk about it.' },
    },
    {
      panel: LIPIDS,
      result: { values: [242, 158, 41, 214], remark: 'All above the usual; diet first.' },
    },
    {
      panel: KIDNEYS,
      result: { values: [0.8, 26, 92], remark: 'Normal.' },
    },
    {
      panel: VITAMINS,
      result: { values: [17, 310], remark: 'Vitamin D is low.' },
    },
  ],
  asked: 1,
  day: 2,
  payment: 'desk',
  complaints: 'Fasting blood tests, as ordered.',
};

export const SECOND_PANELS: LabVisit = {
  tests: [
    {
      panel: DIABETES,
      result: { values: [7.2, 131, 178], remark: 'Clearly better.' },
    },
    {
      panel: LIPIDS,
      result: { values: [221, 141, 44, 176], remark: 'LDL stays too high.' },
    },
    {
      panel: VITAMINS,
      result: { values: [34, 345], remark: 'Back to normal.' },
    },
  ],
  asked: 73,
  day: 78,
  payment: 'upi',
  complaints: 'Blood tests after three months.',
};

/** In the ward, without an appointment. */
export const DENGUE_COUNT: ClinicTest = {
  panel: BLOOD_COUNT,
  result: { values: [12.6, 4.3, 148], remark: 'Platelets are rising again.' },
};

export const BONES: LabVisit = {
  who: 'Kamala Sample Demo',
  tests: [
    {
      panel: BONE_DENSITY,
      result: {
        report: 'T-score -1.8 at the hip, -1.6 at the spine: bone density is reduced, no osteoporosis.',
        remark: 'Calcium-rich food, walking, vitamin D. Again in two years.',
      },
    },
  ],
  asked: 1,
  day: 4,
  payment: 'desk',
  complaints: 'Bone density scan, as ordered.',
};

/** Part of the package. */
export const CHECK_UP: readonly ClinicTest[] = [
  {
    panel: HEART_TRACE,
    result: {
      report: 'Sinus rhythm, 74 per minute. Normal intervals, no signs of ischaemia.',
      remark: 'Normal.',
    },
  },
  {
    panel: BLOOD_COUNT,
    result: { values: [12.9, 6.8, 262], remark: 'Normal.' },
  },
];

export const THIRD_PANELS: LabVisit = {
  tests: [
    {
      panel: DIABETES,
      result: { values: [6.5, 112, 146], remark: 'Well done: the aim is reached.' },
    },
    {
      panel: LIPIDS,
      result: { values: [178, 98, 48, 148], remark: 'The tablet works.' },
    },
    {
      panel: KIDNEYS,
      result: { values: [0.8, 24, 94], remark: 'Normal.' },
    },
  ],
  asked: 8,
  day: 12,
  payment: 'upi',
  complaints: 'Blood tests after six months.',
};

export const URINE_TO_COME: LabVisit = {
  tests: [{ panel: URINE }],
  asked: 1,
  day: 11,
  payment: 'upi',
  complaints: 'Urine test, as ordered.',
};

/** Nobody has booked it yet. */
export const EYES_TO_COME: ClinicTest = { panel: EYES };

export const FIRST_PRESSURE: HomeTest = {
  panel: HOME_PRESSURE,
  remark: 'Seated, after five minutes of rest, on the left arm.',
  times: 10,
  every: 3,
  from: [148, 94, 82],
  to: [140, 89, 78],
  wavers: 4,
  finishes: true,
};

export const FIRST_GLUCOSE: HomeTest = {
  panel: HOME_GLUCOSE,
  remark: 'Before breakfast.',
  times: 8,
  every: 4,
  from: [158],
  to: [134],
  wavers: 6,
  finishes: true,
};

export const NEW_PRESSURE: HomeTest = {
  panel: HOME_PRESSURE,
  remark: 'Three times a week, at the same hour.',
  times: 12,
  every: 2,
  from: [136, 86, 76],
  to: [126, 80, 72],
  wavers: 4,
  finishes: false,
};

export const NEW_WEIGHT: HomeTest = {
  panel: HOME_WEIGHT,
  remark: 'Every other morning, before breakfast.',
  times: 8,
  every: 2,
  from: [74],
  to: [72],
  wavers: 0,
  finishes: false,
};
