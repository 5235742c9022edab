import { type Cast, letTreatMember } from '../cast';
import type { TestApp } from '../test-app';
import {
  type AccessRow,
  PATIENTS,
  PATIENT_AND_DOCTOR,
  PATIENTS_AND_DOCTORS,
  THE_PATIENT,
} from './access-row';

const ravi = { firstName: 'Ravi', lastName: 'Rao', dob: '2015-05-05', gender: 'Male' };

async function newMember(test: TestApp, cast: Cast) {
  await test.context.database.deleteFrom('family_members').execute();
  const answer = await test.call('POST', '/family', ravi, cast.patient.headers);
  const { id } = answer.json<{ id: string }>();
  return { id, url: `/family/${id}` };
}

export const familyAccess: AccessRow[] = [
  { route: 'GET /family', rule: 'patient-or-doctor', answers: PATIENTS_AND_DOCTORS(200) },
  {
    route: 'POST /family',
    rule: 'patient',
    prepare: async (test) => {
      await test.context.database.deleteFrom('family_members').execute();
      return { body: ravi };
    },
    answers: PATIENTS(201),
  },
  {
    route: 'GET /family/:id',
    rule: 'patient-or-doctor',
    prepare: async (test, cast) => {
      const { id, url } = await newMember(test, cast);
      await letTreatMember(test, cast.treatingDoctor, cast.patient, id);
      return { url };
    },
    answers: PATIENT_AND_DOCTOR(200),
  },
  {
    route: 'PATCH /family/:id',
    rule: 'patient',
    prepare: async (test, cast) => ({ ...(await newMember(test, cast)), body: { lastName: 'Rane' } }),
    answers: THE_PATIENT(200),
  },
  { route: 'DELETE /family/:id', rule: 'patient', prepare: newMember, answers: THE_PATIENT(204) },
];
