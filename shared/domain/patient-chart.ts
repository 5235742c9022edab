import { isRealDate } from './clinic-time';
import { listQuerySchema } from './list-query';
import type { GENDERS } from './patient';
import type { RunningMedicine } from './running-medicines';

export const PATIENT_COLUMNS = ['name', 'dob', 'patientId', 'phone', 'lastVisit', 'nextVisit'] as const;

export const TIMELINE_KINDS = [
  'visit',
  'appointment',
  'prescription',
  'test',
  'plan',
  'bill',
  'document',
] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

/** `q` searches the name, phone, Patient Id and date of birth. */
export const patientListSchema = listQuerySchema(PATIENT_COLUMNS, {});
export const timelineSchema = listQuerySchema(['date'], {});

/** A row of the patients whom a doctor treats. */
export interface TreatedPatient {
  /** The chart's id: a family member's, or the account's for its holder. */
  id: string;
  accountId: string;
  familyMemberId: string | null;
  /** The number to name at the desk. */
  patientId: string;
  name: string;
  dob: string | null;
  age: number | null;
  sex: (typeof GENDERS)[number] | null;
  phone: string | null;
  /** Days of the last and of the next appointment with this doctor. */
  lastVisit: string | null;
  nextVisit: string | null;
}

export interface EmergencyContact {
  name: string;
  relation: string;
  phone: string;
}

export interface PatientChart extends TreatedPatient {
  language: string | null;
  email: string | null;
  /** The day of the first appointment with this doctor. */
  since: string | null;
  /** The patient's own words in the patient record; null where it is missing, as for every family member. */
  ownWords: PatientOwnWords | null;
  /** The medicines that any doctor has prescribed and that are not used up. */
  running: RunningMedicine[];
  counts: Record<
    'visits' | 'prescriptions' | 'tests' | 'pendingTests' | 'plans' | 'documents' | 'openBills',
    number
  >;
  /** The other patients of the account whom the same doctor treats. */
  family: { id: string; name: string; age: number | null }[];
}

export interface PatientOwnWords {
  bloodGroup: string;
  height: number | null;
  weight: number | null;
  allergies: string[];
  conditions: string[];
  currentMedicines: string[];
  medicalHistory: string[];
  surgeryHistory: string[];
  hospitalizationHistory: string[];
  vaccinationHistory: string[];
  emergencyContact: EmergencyContact | null;
  /** The moment of the patient record's last change. */
  updatedAt: string;
}

export interface TimelineRow {
  kind: TimelineKind;
  id: string;
  date: string;
  title: string;
  text: string;
  /** The amount of a bill, in paise. */
  amount: number | null;
}

const DAY_FIRST = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;

/** Returns "31/12/1980" as "1980-12-31"; undefined for a text that is no real date. */
export function searchedDate(text: string): string | undefined {
  const [, day = '', month = '', year = ''] = DAY_FIRST.exec(text.trim()) ?? [];
  const date = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text.trim();
  return isRealDate(date) ? date : undefined;
}
