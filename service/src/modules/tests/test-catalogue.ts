import type { CatalogueTest } from '@nivara/shared/domain/medical-test';
import type { Analyte } from '@nivara/shared/domain/test-values';

type Limits = [low: number | null, high: number | null];
type Range = [name: string, unit: string, ...usual: Limits, critical?: Limits];

const listed =
  (kind: CatalogueTest['kind']) =>
  (name: string, ...ranges: Range[]): CatalogueTest => ({ name, kind, analytes: ranges.map(toAnalyte) });

const toAnalyte = ([name, unit, low, high, [criticalLow, criticalHigh] = [null, null]]: Range): Analyte => ({
  name,
  unit,
  low,
  high,
  ...(criticalLow !== null && { criticalLow }),
  ...(criticalHigh !== null && { criticalHigh }),
});

const atClinic = listed('clinic');
const atHome = listed('selfcare');

/** Usual ranges of adults, and the limits beyond which somebody must act at once. */
export const CATALOGUE = {
  bloodCount: atClinic(
    'Complete blood count',
    ['Haemoglobin', 'g/dL', 12, 15.5, [7, 20]],
    ['White cells', '10³/µL', 4, 11, [2, 30]],
    ['Platelets', '10³/µL', 150, 410, [20, 1000]],
  ),
  diabetes: atClinic(
    'Diabetes profile',
    ['HbA1c', '%', 4, 5.6],
    ['Fasting glucose', 'mg/dL', 70, 99, [50, 400]],
    ['Glucose after a meal', 'mg/dL', null, 140, [50, 450]],
  ),
  kidneys: atClinic(
    'Kidney function',
    ['Creatinine', 'mg/dL', 0.5, 1.1, [null, 7.4]],
    ['Urea', 'mg/dL', 15, 40, [null, 214]],
    ['eGFR', 'mL/min/1.73 m²', 90, null, [15, null]],
  ),
  electrolytes: atClinic(
    'Electrolytes',
    ['Sodium', 'mmol/L', 136, 145, [120, 160]],
    ['Potassium', 'mmol/L', 3.5, 5.1, [2.8, 6.2]],
    ['Calcium', 'mg/dL', 8.6, 10.2, [6.6, 13]],
  ),
  liver: atClinic(
    'Liver function',
    ['Bilirubin', 'mg/dL', 0.3, 1.2, [null, 15]],
    ['ALT', 'U/L', 7, 56, [null, 1000]],
    ['AST', 'U/L', 10, 40, [null, 1000]],
    ['Albumin', 'g/dL', 3.5, 5],
  ),
  lipids: atClinic(
    'Lipid profile',
    ['Total cholesterol', 'mg/dL', null, 200],
    ['LDL cholesterol', 'mg/dL', null, 100],
    ['HDL cholesterol', 'mg/dL', 50, null],
    ['Triglycerides', 'mg/dL', null, 150, [null, 1000]],
  ),
  thyroid: atClinic('Thyroid profile', ['TSH', 'mIU/L', 0.4, 4]),
  vitamins: atClinic(
    'Vitamin D and B12',
    ['Vitamin D', 'ng/mL', 30, 100],
    ['Vitamin B12', 'pg/mL', 200, 900],
  ),
  urine: atClinic('Urine albumin and creatinine', ['Albumin to creatinine', 'mg/g', null, 30]),
  boneDensity: atClinic('Bone density scan'),
  heartTrace: atClinic('ECG'),
  eyes: atClinic('Retina photograph'),
  chest: atClinic('Chest X-ray'),
  homeGlucose: atHome('Fasting glucose at home', ['Fasting glucose (home)', 'mg/dL', 80, 130, [50, 400]]),
  homePressure: atHome(
    'Blood pressure at home',
    ['Systolic pressure', 'mmHg', 90, 135, [70, 180]],
    ['Diastolic pressure', 'mmHg', 60, 85, [40, 120]],
    ['Pulse', 'per minute', 60, 100, [40, 150]],
  ),
  homeWeight: atHome('Weight at home', ['Weight', 'kg', 50, 64]),
} as const satisfies Record<string, CatalogueTest>;
