import type { Prescription } from '@nivara/shared/domain/prescription';
import type { Cast, Person } from './cast';
import type { TestApp } from './test-app';

export const METFORMIN = { name: 'Metformin', dose: '500 mg', frequency: 'twice a day', days: 30 };

/** Shared by tests of prescriptions; `current` is a function, since each test has its own app. */
export function prescriptionCalls(current: () => { test: TestApp; cast: Cast }) {
  const medicine = () => ({
    patient: current().cast.patient.accountId,
    kind: 'medicine',
    info: 'Diabetes',
    clinicalNotes: 'Check the sugar\nin two weeks.',
    items: [METFORMIN],
  });

  const residential = () => ({
    patient: current().cast.patient.accountId,
    kind: 'residential',
    bedId: 'B-12',
    items: [{ from: '2026-03-02', to: '2026-03-06', ward: 'East' }],
  });

  const write = (body: object, by = current().cast.treatingDoctor) =>
    current().test.call('POST', '/prescriptions', body, by.headers);

  async function written(body: object = medicine(), by = current().cast.treatingDoctor) {
    const answer = await write(body, by);
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return answer.json<Prescription>();
  }

  const list = async (query = '', by: Person = current().cast.patient) => {
    const answer = await current().test.call('GET', `/prescriptions${query}`, undefined, by.headers);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json<{ rows: Prescription[]; total: number }>();
  };

  const correct = (id: string, body: object, by = current().cast.treatingDoctor) =>
    current().test.call('PATCH', `/prescriptions/${id}`, body, by.headers);

  return { medicine, residential, write, written, list, correct };
}
