import type { Prescription } from '@nivara/shared/domain/prescription';
import { notFoundProblem, serveCalls, type ServedCalls } from '@nivara/shared/testing/serve-calls';

/** A prescription of medicine. */
export function prescription(differences: Partial<Prescription> = {}): Prescription {
  return {
    id: 'e1'.repeat(16),
    patientId: 'NP-AAAAAAAA',
    accountId: 'a'.repeat(32),
    familyMemberId: null,
    name: 'Asha Kulkarni',
    phone: '+919876543210',
    kind: 'medicine',
    date: '2026-03-02',
    info: 'Type 2 diabetes',
    clinicalNotes: 'HbA1c 8.1%.',
    prescription: 'Metformin 500 mg, twice a day, for 90 days, after meals',
    items: [
      { name: 'Metformin', dose: '500 mg', frequency: 'Twice a day', days: 90, instructions: 'After meals.' },
      { name: 'Vitamin D3', dose: '60,000 IU', frequency: 'Once a week' },
    ],
    bedId: null,
    doctor: 'Dr. Asha Demo',
    visitId: null,
    createdAt: '2026-03-02T04:30:00.000Z',
    updatedAt: '2026-03-02T04:30:00.000Z',
    earlier: [],
    ...differences,
  };
}

export const residentialCare = (differences: Partial<Prescription> = {}) =>
  prescription({
    id: 'e2'.repeat(16),
    kind: 'residential',
    info: 'Dengue fever',
    prescription: 'Two nights for observation',
    items: [{ from: '2026-03-02', to: '2026-03-04', ward: 'Observation' }],
    bedId: 'R-204',
    phone: null,
    ...differences,
  });

/** Answers the calls about prescriptions from memory. */
export const servePrescriptions = (prescriptions: Prescription[] = []): ServedCalls =>
  serveCalls({
    'GET /prescriptions': ({ query }) => {
      const kind = query.get('kind');
      const rows = prescriptions.filter((each) => kind === null || each.kind === kind);
      return { rows, total: rows.length };
    },
    'GET /prescriptions/:id': ({ id }) => prescriptions.find((each) => each.id === id) ?? notFoundProblem,
  });
