import type { TestApp } from '../test-app';
import type { Cast } from '../cast';
import {
  type AccessRow,
  PATIENTS,
  PATIENT_AND_DOCTOR,
  PATIENTS_AND_DOCTORS,
  THE_PATIENT,
} from './access-row';

const deletePatientRecords = ({ context }: TestApp) =>
  context.database.deleteFrom('personal_details').execute();

async function addDetails(test: TestApp, cast: Cast) {
  await deletePatientRecords(test);
  const body = { personalDetails: { firstName: 'Asha' } };
  const answer = await test.call('POST', '/personalDetails', body, cast.patient.headers);
  return { url: `/personalDetails/${answer.json().id}` };
}

const prepareChange = async (test: TestApp, cast: Cast) => ({
  ...(await addDetails(test, cast)),
  body: { personalDetails: { firstName: 'Usha' } },
});

export const personalDetailsAccess: AccessRow[] = [
  { route: 'GET /personalDetails', rule: 'patient-or-doctor', answers: PATIENTS_AND_DOCTORS(200) },
  {
    route: 'POST /personalDetails',
    rule: 'patient',
    prepare: async (test) => {
      await deletePatientRecords(test);
      return { body: {} };
    },
    answers: PATIENTS(201),
  },
  {
    route: 'GET /personalDetails/:id',
    rule: 'patient-or-doctor',
    prepare: addDetails,
    answers: PATIENT_AND_DOCTOR(200),
  },
  { route: 'PUT /personalDetails/:id', rule: 'patient', prepare: prepareChange, answers: THE_PATIENT(200) },
  { route: 'PATCH /personalDetails/:id', rule: 'patient', prepare: prepareChange, answers: THE_PATIENT(200) },
  { route: 'DELETE /personalDetails/:id', rule: 'patient', prepare: addDetails, answers: THE_PATIENT(200) },
];
