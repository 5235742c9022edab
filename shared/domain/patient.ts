import { clinicDate } from './clinic-time';

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

/** The last box reveals a field for other vaccines and is no vaccine itself. */
export const OTHER_VACCINATIONS = 'Others';
/** Stands for all vaccinations of a child's first five years. */
export const PRIMARY_VACCINATION = 'Primary Vaccination Upto 5 yrs';
export const VACCINATIONS = [
  PRIMARY_VACCINATION,
  'Typhoid',
  'Hepatitis',
  'Covid',
  'Influenza',
  'Pneumococcal',
  'Rubella',
  'HPV',
  OTHER_VACCINATIONS,
] as const;

/** The 28 states, then the 8 union territories. */
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

export const PATIENT_RECORD_STATUSES = ['draft', 'complete'] as const;
export type PatientRecordStatus = (typeof PATIENT_RECORD_STATUSES)[number];

/** An empty text means that the field has not been filled in. */
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
  /** The preferred language. */
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

/** Its fields are named as in the answer to an upload. */
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
  /** This answer and those below are optional, and shown to doctors as the patient's own words. */
  allergies: string[];
  conditions: string[];
  currentMedicines: string[];
  emergencyName: string;
  emergencyRelation: string;
  emergencyPhone: string;
}

/** The answers of the registration form. */
export interface Registration {
  personalDetails: PersonalDetails;
  address: Address;
  patientHistory: PatientHistory;
}

/** The patient record in the service's answers. */
export interface PatientRecord extends Registration {
  id: string;
  accountId: string;
  status: PatientRecordStatus;
  /** Counts the changes; a change sent with an outdated number is refused. */
  version: number;
  personalDetails: PersonalDetails & { age: number | null };
  createdAt: string;
  updatedAt: string;
}

const STALE_AFTER_MONTHS = 6;

/** A patient record should be reviewed when it is incomplete or was last changed more than six months ago. */
export function isPatientRecordStale(
  patientRecord: Pick<PatientRecord, 'status' | 'updatedAt'>,
  now: Date,
): boolean {
  const lastChange = clinicDate(new Date(patientRecord.updatedAt));
  return patientRecord.status === 'draft' || lastChange < monthsBefore(clinicDate(now), STALE_AFTER_MONTHS);
}

/** The same day of the earlier month, or that month's last day. */
function monthsBefore(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - months, 0));
  lastOfMonth.setUTCDate(Math.min(day, lastOfMonth.getUTCDate()));
  return lastOfMonth.toISOString().slice(0, 10);
}

/** The short number that a patient names at the desk. */
export const patientNumber = (accountId: string) => `NP-${accountId.slice(0, 8).toUpperCase()}`;
