import type { Cast } from '../cast';
import type { TestApp } from '../test-app';
import { type AccessRow, PATIENT_AND_DOCTOR, PATIENTS_AND_DOCTORS, TREATING_DOCTOR } from './access-row';

const bodyFor = (cast: Cast) => ({
  patient: cast.patient.accountId,
  kind: 'diet',
  items: [{ meal: 'Breakfast', food: 'Poha' }],
});

async function writeAndGetUrl(test: TestApp, cast: Cast) {
  const { headers } = cast.treatingDoctor;
  const answer = await test.call('POST', '/prescriptions', bodyFor(cast), headers);
  return `/prescriptions/${answer.json<{ id: string }>().id}`;
}

export const prescriptionAccess: AccessRow[] = [
  { route: 'GET /prescriptions', rule: 'patient-or-doctor', answers: PATIENTS_AND_DOCTORS(200) },
  {
    route: 'POST /prescriptions',
    rule: 'doctor',
    prepare: (_, cast) => ({ body: bodyFor(cast) }),
    answers: TREATING_DOCTOR(201),
  },
  {
    route: 'GET /prescriptions/:id',
    rule: 'patient-or-doctor',
    prepare: async (test, cast) => ({ url: await writeAndGetUrl(test, cast) }),
    answers: PATIENT_AND_DOCTOR(200),
  },
  {
    route: 'GET /prescriptions/:id/pdf',
    rule: 'patient-or-doctor',
    prepare: async (test, cast) => ({ url: `${await writeAndGetUrl(test, cast)}/pdf` }),
    answers: PATIENT_AND_DOCTOR(200),
  },
  {
    route: 'PATCH /prescriptions/:id',
    rule: 'doctor',
    prepare: async (test, cast) => ({ url: await writeAndGetUrl(test, cast), body: { info: 'Less salt' } }),
    answers: TREATING_DOCTOR(200),
  },
];
