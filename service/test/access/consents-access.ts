import type { Cast } from '../cast';
import { type AccessRow, PATIENTS, PATIENT_AND_DOCTOR, THE_DESK } from './access-row';

const ofThePatient = (path: string) => (_: unknown, cast: Cast) => ({
  url: `${path}?patient=${cast.patient.accountId}`,
});

export const consentsAccess: AccessRow[] = [
  {
    route: 'GET /consents',
    rule: 'patient-or-doctor',
    prepare: ofThePatient('/consents'),
    answers: PATIENT_AND_DOCTOR(200),
  },
  { route: 'GET /desk/consents', rule: 'desk', answers: THE_DESK(200) },
  {
    route: 'GET /desk/consents/:kind',
    rule: 'desk',
    prepare: () => ({ url: '/desk/consents/treatment' }),
    answers: THE_DESK(200),
  },
  {
    route: 'POST /desk/consents',
    rule: 'desk',
    prepare: () => ({ body: { kind: 'research', title: 'Research', text: 'I agree. Really.' } }),
    answers: THE_DESK(201),
  },
  {
    route: 'GET /consents/:kind',
    rule: 'patient-or-doctor',
    prepare: ofThePatient('/consents/treatment'),
    answers: PATIENT_AND_DOCTOR(200),
  },
  {
    route: 'POST /consents/:kind/give',
    rule: 'patient',
    prepare: () => ({ url: '/consents/treatment/give', body: { version: 1 } }),
    answers: PATIENTS(200),
  },
  {
    route: 'POST /consents/:kind/withdraw',
    rule: 'patient',
    prepare: async (test, cast) => {
      for (const { headers } of [cast.patient, cast.otherPatient]) {
        await test.call('POST', '/consents/treatment/give', { version: 1 }, headers);
      }
      return { url: '/consents/treatment/withdraw' };
    },
    answers: PATIENTS(200),
  },
];
