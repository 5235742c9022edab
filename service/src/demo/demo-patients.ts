import { DEMO_ACCOUNTS } from '@nivara/shared/contracts/demo-accounts';
import type { FamilyMemberValues } from '@nivara/shared/domain/family';
import type { Registration } from '@nivara/shared/domain/patient';

/** A patient of the demo clinic. Names, addresses and numbers are made up, and plainly so. */
export interface DemoPatient {
  username: string;
  name: string;
  email: string;
  /** When they came to the clinic, in days from today. */
  joined: number;
  person: Omit<Registration['personalDetails'], 'middleName' | 'email'> & { middleName?: string };
  address: Omit<Registration['address'], 'country'>;
  history: Partial<Registration['patientHistory']>;
  family: FamilyMemberValues[];
}

const { patient, secondPatient } = DEMO_ACCOUNTS;

export const THE_PATIENT: DemoPatient = {
  ...patient,
  joined: -181,
  person: {
    prefix: 'Mrs.',
    firstName: 'Demo',
    lastName: 'Patient',
    dob: '1979-08-14',
    gender: 'Female',
    maritalStatus: 'Married',
    bloodGroup: 'B+',
    height: 160,
    weight: 78.5,
    languages: 'English',
    phone: '90000 00001',
  },
  address: {
    flatHouse: '12',
    buildingApartment: 'Example Residency',
    areaStreet: 'Sample Road, Baner',
    landmark: 'Near the demo park',
    state: 'Maharashtra',
    city: 'Pune',
    pinCode: '411045',
  },
  history: {
    medicalHistory: ['Raised blood sugar', 'Borderline blood pressure'],
    surgeryHistory: ['Appendix removed in 2004'],
    hospitalizationHistory: ['Birth of a daughter in 2015'],
    vaccinationHistory: ['Primary Vaccination Upto 5 yrs', 'Covid', 'Influenza', 'Yellow fever'],
    covidHistory: 'positive',
  },
  family: [
    { firstName: 'Ravi', lastName: 'Demo', dob: '1976-02-29', gender: 'Male' },
    { firstName: 'Tara', lastName: 'Demo', dob: '2015-11-05', gender: 'Female' },
    { firstName: 'Kamala', middleName: 'Sample', lastName: 'Demo', dob: '1951-04-22', gender: 'Female' },
  ],
};

export const SECOND_PATIENT: DemoPatient = {
  ...secondPatient,
  joined: -172,
  person: {
    prefix: 'Mr.',
    firstName: 'Second',
    middleName: 'Demo',
    lastName: 'Patient',
    dob: '1962-01-30',
    gender: 'Male',
    maritalStatus: 'Widowed',
    bloodGroup: 'O+',
    height: 172,
    weight: 70,
    languages: 'Marathi',
    phone: '90000 00002',
  },
  address: {
    flatHouse: '4',
    buildingApartment: 'Sample House',
    areaStreet: 'Example Lane, Gangapur Road',
    landmark: '',
    state: 'Maharashtra',
    city: 'Nashik',
    pinCode: '422005',
  },
  history: {
    medicalHistory: ['Osteoarthritis of both knees', 'Asthma since childhood'],
    surgeryHistory: ['Cataract, left eye, 2021'],
    vaccinationHistory: ['Covid', 'Influenza', 'Pneumococcal'],
  },
  family: [{ firstName: 'Veer', lastName: 'Sample', dob: '2018-06-17', gender: 'Male' }],
};
