/** The accounts that an empty database gets unless DEMO=0 says otherwise. Plainly demo data, and public. */
export const DEMO_ACCOUNTS = {
  patient: { username: 'patient', password: 'Patient-demo-1' },
  secondPatient: { username: 'patient2', password: 'Patient-demo-2' },
  doctor: { username: 'doctor', password: 'Doctor-demo-1' },
} as const;
