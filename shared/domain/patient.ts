import { clinicDate } from './clinic-time';

/** The patient's registration record: its choices, its shape and what follows from it. */
export const PREFIXES = ['Mr.', 'Miss', 'Mrs.'] as const;
export const GENDERS = ['Male', 'Female', 'Transgender'] as const;
export const MARITAL_STATUSES = ['Single', 'Married', 'Divorced', 'Widowed'] as const;
export const BLOOD_GROUPS = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] as const;
export const LANGUAGES = [
  'English',
  'Hindi',
  'Marathi',
  'Tamil',
  'Telugu',
  'Kannada',
  'Punjabi',
  'Gujarati',
] as const;
export const COUNTRIES = ['India', 'USA', 'Canada', 'Australia', 'UK'] as const;
export const COVID_HISTORIES = ['negative', 'positive'] as const;

/** The checklist's last box: it opens a field for the names of others, and is no vaccine itself. */
export const OTHER_VACCINATIONS = 'Others';
export const VACCINATIONS = [
  'Primary Vaccination Upto 5 yrs',
  'Typhoid',
  'Hepatitis',
  'Covid',
  'Influenza',
  'Pneumococcal',
  'Rubella',
  'HPV',
  OTHER_VACCINATIONS,
] as const;

/** The 28 states and, after them, the 8 union territories. */
export const INDIAN_STATES = [
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chhattisgarh',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
  'Andaman and Nicobar Islands',
  'Chandigarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Delhi',
  'Jammu and Kashmir',
  'Ladakh',
  'Lakshadweep',
  'Puducherry',
] as const;

export const RECORD_STATUSES = ['draft', 'complete'] as const;
export type RecordStatus = (typeof RECORD_STATUSES)[number];

/** A field that nobody has filled yet is an empty text. */
type Choice<Choices extends readonly string[]> = Choices[number] | '';

export interface PersonalDetails {
  prefix: Choice<typeof PREFIXES>;
  firstName: string;
  middleName: string;
  lastName: string;
  dob: string;
  gender: Choice<typeof GENDERS>;
  maritalStatus: Choice<typeof MARITAL_STATUSES>;
  bloodGroup: Choice<typeof BLOOD_GROUPS>;
  /** In cm. */
  height: number | null;
  /** In kg. */
  weight: number | null;
  /** The preferred one. */
  languages: Choice<typeof LANGUAGES>;
  phone: string;
  email: string;
}

export interface Address {
  flatHouse: string;
  buildingApartment: string;
  areaStreet: string;
  landmark: string;
  country: (typeof COUNTRIES)[number];
  state: string;
  city: string;
  pinCode: string;
}

/** As the upload answers it. */
export interface UploadedDocument {
  url: string;
  display_name: string;
}

export interface PatientHistory {
  medicalHistory: string[];
  surgeryHistory: string[];
  hospitalizationHistory: string[];
  vaccinationHistory: string[];
  covidHistory: (typeof COVID_HISTORIES)[number];
  uploadedDocuments: UploadedDocument[];
}

/** What a person enters. */
export interface Registration {
  personalDetails: PersonalDetails;
  address: Address;
  patientHistory: PatientHistory;
}

/** What the service answers. */
export interface PatientRecord extends Registration {
  id: string;
  accountId: string;
  status: RecordStatus;
  /** Counts the changes; sent along with a change, it keeps that from overwriting another. */
  version: number;
  personalDetails: PersonalDetails & { age: number | null };
  createdAt: string;
  updatedAt: string;
}

const STALE_AFTER_MONTHS = 6;

/** True when the person should look at the record again: it is incomplete, or older than six months. */
export function isRecordStale(record: Pick<PatientRecord, 'status' | 'updatedAt'>, now: Date): boolean {
  const lastChange = clinicDate(new Date(record.updatedAt));
  return record.status === 'draft' || lastChange < monthsBefore(clinicDate(now), STALE_AFTER_MONTHS);
}

/** On the same day of the month, or on that month's last. */
function monthsBefore(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - months, 0));
  lastOfMonth.setUTCDate(Math.min(day, lastOfMonth.getUTCDate()));
  return lastOfMonth.toISOString().slice(0, 10);
}
