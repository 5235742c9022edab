import { ROLE } from './session';

/** An empty database gets these public accounts where `demoWanted` says so. */
export const DEMO_ACCOUNTS = {
  patient: {
    username: 'patient',
    password: 'Patient-demo-1',
    name: 'Demo Patient',
    email: 'patient@example.org',
    role: ROLE.patient,
  },
  secondPatient: {
    username: 'patient2',
    password: 'Patient-demo-2',
    name: 'Second Demo Patient',
    email: 'patient2@example.org',
    role: ROLE.patient,
  },
  doctor: {
    username: 'doctor',
    password: 'Doctor-demo-1',
    name: 'Dr. Asha Demo',
    email: 'doctor@example.org',
    role: ROLE.doctor,
  },
  secondDoctor: {
    username: 'doctor2',
    password: 'Doctor-demo-2',
    name: 'Dr. Rohan Sample',
    email: 'doctor2@example.org',
    role: ROLE.doctor,
  },
  desk: {
    username: 'desk',
    password: 'Desk-demo-1',
    name: 'Priya Demo',
    email: 'desk@example.org',
    role: ROLE.desk,
  },
} as const;

export const DEMO_DESK = { designation: 'Front desk', department: 'Administration' } as const;

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const MONDAY_TO_SATURDAY = [1, 2, 3, 4, 5, 6];
const WEEKDAYS = [1, 2, 3, 4, 5];

/** The demo doctors with their services (ids) and hours (timings 0 to 35 of a day; Sunday is 0). */
export const DEMO_DOCTORS = [
  {
    username: 'doctor',
    name: 'Dr. Asha Demo',
    title: 'Founder and physician',
    department: 'Medicine',
    services: [1, 2, 3, 7, 8],
    hours: [
      { weekdays: MONDAY_TO_SATURDAY, firstSlot: 0, lastSlot: 17 },
      { weekdays: WEEKDAYS, firstSlot: 20, lastSlot: 26 },
    ],
  },
  {
    username: 'doctor2',
    name: 'Dr. Rohan Sample',
    title: 'Director, children’s health',
    department: 'Children’s health',
    services: [1, 2, 5],
    hours: [{ weekdays: MONDAY_TO_SATURDAY, firstSlot: 2, lastSlot: 26 }],
  },
  {
    username: 'dr.meera.example',
    name: 'Dr. Meera Example',
    title: 'Director, care of older adults',
    department: 'Care of older adults',
    services: [2, 3, 4, 8],
    hours: [{ weekdays: EVERY_DAY, firstSlot: 0, lastSlot: 19 }],
  },
  {
    username: 'dr.kabir.demo',
    name: 'Dr. Kabir Demo',
    title: 'Director, critical care and recovery',
    department: 'Critical care',
    services: [1, 2, 6, 7],
    hours: [{ weekdays: EVERY_DAY, firstSlot: 9, lastSlot: 35 }],
  },
  {
    username: 'nisha.sample',
    name: 'Nisha Sample',
    title: 'Head of wellness and yoga therapy',
    department: 'Wellness',
    services: [3, 9, 10],
    hours: [{ weekdays: MONDAY_TO_SATURDAY, firstSlot: 0, lastSlot: 26 }],
  },
] as const;
