import { ROLE } from './session';

/** The accounts that an empty database gets unless DEMO=0 says otherwise. Plainly demo data, and public. */
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
    name: 'Dr. Demo',
    email: 'doctor@example.org',
    role: ROLE.doctor,
  },
} as const;
