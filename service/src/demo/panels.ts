import type { Panel } from './write-tests';

const analyte = (name: string, unit: string, low: number | null, high: number | null) => ({
  name,
  unit,
  low,
  high,
});

/** The usual ranges of adults; a laboratory has its own. */
export const DIABETES: Panel = {
  testName: 'Diabetes profile',
  analytes: [
    analyte('HbA1c', '%', 4, 5.6),
    analyte('Fasting glucose', 'mg/dL', 70, 99),
    analyte('Glucose after a meal', 'mg/dL', null, 140),
  ],
};

export const LIPIDS: Panel = {
  testName: 'Lipid profile',
  analytes: [
    analyte('Total cholesterol', 'mg/dL', null, 200),
    analyte('LDL cholesterol', 'mg/dL', null, 100),
    analyte('HDL cholesterol', 'mg/dL', 50, null),
    analyte('Triglycerides', 'mg/dL', null, 150),
  ],
};

export const KIDNEYS: Panel = {
  testName: 'Kidney function',
  analytes: [
    analyte('Creatinine', 'mg/dL', 0.5, 1.1),
    analyte('Urea', 'mg/dL', 15, 40),
    analyte('eGFR', 'mL/min/1.73 m²', 90, null),
  ],
};

export const VITAMINS: Panel = {
  testName: 'Vitamin D and B12',
  analytes: [analyte('Vitamin D', 'ng/mL', 30, 100), analyte('Vitamin B12', 'pg/mL', 200, 900)],
};

export const BLOOD_COUNT: Panel = {
  testName: 'Complete blood count',
  analytes: [
    analyte('Haemoglobin', 'g/dL', 12, 15.5),
    analyte('White cells', '10³/µL', 4, 11),
    analyte('Platelets', '10³/µL', 150, 410),
  ],
};

export const THYROID: Panel = { testName: 'Thyroid profile', analytes: [analyte('TSH', 'mIU/L', 0.4, 4)] };

export const URINE: Panel = {
  testName: 'Urine albumin and creatinine',
  analytes: [analyte('Albumin to creatinine', 'mg/g', null, 30)],
};

export const HEART_TRACE: Panel = { testName: 'ECG', analytes: [] };
export const BONE_DENSITY: Panel = { testName: 'Bone density scan', analytes: [] };
export const EYES: Panel = { testName: 'Retina photograph', analytes: [] };

export const HOME_PRESSURE: Panel = {
  testName: 'Blood pressure at home',
  analytes: [
    analyte('Systolic pressure', 'mmHg', 90, 135),
    analyte('Diastolic pressure', 'mmHg', 60, 85),
    analyte('Pulse', 'per minute', 60, 100),
  ],
};

export const HOME_GLUCOSE: Panel = {
  testName: 'Fasting glucose at home',
  analytes: [analyte('Fasting glucose (home)', 'mg/dL', 80, 130)],
};

export const HOME_WEIGHT: Panel = {
  testName: 'Weight at home',
  analytes: [analyte('Weight', 'kg', 50, 64)],
};
