import type { MedicineBefore } from '@nivara/shared/domain/medicine';
import type { Prescription } from '@nivara/shared/domain/prescription';
import { created, notFoundProblem, serveCalls } from '@nivara/shared/testing/serve-calls';
import { patientChart } from '../../testing/patient-chart';
import { idOf } from '../../testing/doctor-day';

const medicineBefore = (name: string, differences: Partial<MedicineBefore> = {}): MedicineBefore => ({
  name,
  form: 'Tablet',
  dose: '500 mg',
  frequency: '1-0-1',
  days: 5,
  food: 'After food',
  instructions: '',
  times: 3,
  ...differences,
});

const MEDICINES = [
  medicineBefore('Paracetamol'),
  medicineBefore('Cetirizine', { dose: '10 mg', frequency: '0-0-1', food: '' }),
  medicineBefore('Vitamin D3', { dose: '60,000 IU', frequency: 'Once a week', days: 56 }),
  medicineBefore('Amoxicillin'),
];

/** A prescription for a fever in March. */
export const lastPrescription: Prescription = {
  id: idOf('e'),
  patientId: 'NP-BBBBBBBB',
  accountId: idOf('b'),
  familyMemberId: null,
  name: 'Asha Kulkarni',
  phone: '+919876543210',
  kind: 'medicine',
  date: '2026-03-02',
  info: 'Fever',
  clinicalNotes: '',
  prescription: 'Paracetamol 500 mg',
  items: [{ name: 'Paracetamol', dose: '500 mg', frequency: '1-0-1' }],
  bedId: null,
  doctor: 'Dr. Rohan Sample',
  visitId: null,
  createdAt: '2026-03-02T04:30:00.000Z',
  updatedAt: '2026-03-02T04:30:00.000Z',
  earlier: [],
};

const template = {
  id: idOf('7'),
  name: 'Common cold',
  kind: 'medicine',
  info: 'Cold',
  items: [{ name: 'Cetirizine', dose: '10 mg', frequency: '0-0-1' }],
  updatedAt: '2026-03-02T04:30:00.000Z',
};

/** Answers the calls of writing a prescription for Asha. */
export const servePrescriptions = () =>
  serveCalls({
    'GET /patients/:id': ({ id }) => (id === idOf('b') ? patientChart() : notFoundProblem),
    'GET /patients/:id/last-prescription': () => ({ prescription: lastPrescription }),
    'GET /prescription-templates': () => [template],
    'POST /prescription-templates': ({ body }) =>
      created({ ...template, ...(body as object), id: idOf('8') }),
    'DELETE /prescription-templates/:id': () => undefined,
    'GET /medicines': ({ query }) =>
      MEDICINES.filter(({ name }) => name.toLowerCase().startsWith((query.get('q') ?? '').toLowerCase())),
    'GET /prescriptions': () => ({ rows: [lastPrescription], total: 1 }),
    'GET /prescriptions/:id': ({ id }) => (id === lastPrescription.id ? lastPrescription : notFoundProblem),
    'POST /prescriptions': ({ body }) => {
      const { patient: _patient, ...values } = body as { patient: string };
      return created({ ...lastPrescription, ...values });
    },
    'PATCH /prescriptions/:id': () => lastPrescription,
  });
