import type { PatientChart, TreatedPatient } from '@nivara/shared/domain/patient-chart';
import { idOf } from './doctor-day';

export const treatedPatient = (differences: Partial<TreatedPatient> = {}): TreatedPatient => ({
  id: idOf('b'),
  accountId: idOf('b'),
  familyMemberId: null,
  patientId: 'NP-BBBBBBBB',
  name: 'Asha Kulkarni',
  dob: '1992-05-04',
  age: 34,
  sex: 'Female',
  phone: '+919876543210',
  lastVisit: '2026-03-02',
  nextVisit: null,
  ...differences,
});

/** A patient with an allergy, a condition and a current medicine. */
export const patientChart = (differences: Partial<PatientChart> = {}): PatientChart => ({
  ...treatedPatient(),
  language: 'Marathi',
  email: 'asha@example.org',
  since: '2025-11-02',
  ownWords: {
    bloodGroup: 'B+',
    height: 162,
    weight: 58,
    allergies: ['Penicillin'],
    conditions: ['Type 2 diabetes'],
    currentMedicines: ['Metformin 500 mg'],
    medicalHistory: [],
    surgeryHistory: ['Appendix, 2011'],
    hospitalizationHistory: [],
    vaccinationHistory: ['Covid'],
    emergencyContact: { name: 'Vikram Kulkarni', relation: 'Husband', phone: '+919876500000' },
    updatedAt: '2026-01-10T08:00:00.000Z',
  },
  running: [],
  counts: { visits: 3, prescriptions: 1, tests: 1, pendingTests: 0, plans: 1, documents: 1, openBills: 0 },
  family: [{ id: idOf('f'), name: 'Mira Kulkarni', age: 6 }],
  ...differences,
});
