import { type AccessRow, DOCTORS, THE_PATIENT, TREATING_DOCTOR } from './access-row';

const ofThePatient = (path: string) => (_: unknown, cast: { patient: { accountId: string } }) => ({
  url: `/patients/${cast.patient.accountId}${path}`,
});

const ofTheHealthRecord = (path: string) => (_: unknown, cast: { patient: { accountId: string } }) => ({
  url: `/health-records/${cast.patient.accountId}${path}`,
});

export const patientAccess: AccessRow[] = [
  // Each doctor gets the patients whom they treat.
  { route: 'GET /patients', rule: 'doctor', answers: DOCTORS(200) },
  { route: 'GET /patients/:id', rule: 'doctor', prepare: ofThePatient(''), answers: TREATING_DOCTOR(200) },
  {
    route: 'GET /patients/:id/timeline',
    rule: 'doctor',
    prepare: ofThePatient('/timeline'),
    answers: TREATING_DOCTOR(200),
  },
  {
    route: 'GET /patients/:id/last-prescription',
    rule: 'doctor',
    prepare: ofThePatient('/last-prescription'),
    answers: TREATING_DOCTOR(200),
  },
  {
    route: 'PUT /patients/:id/targets',
    rule: 'doctor',
    prepare: (_, { patient }) => ({
      url: `/patients/${patient.accountId}/targets`,
      body: { analyte: 'HbA1c', unit: '%', low: null, high: 7 },
    }),
    answers: TREATING_DOCTOR(204),
  },
  {
    route: 'GET /health-records/:id',
    rule: 'patient',
    prepare: ofTheHealthRecord(''),
    answers: THE_PATIENT(200),
  },
  {
    route: 'GET /health-records/:id/timeline',
    rule: 'patient',
    prepare: ofTheHealthRecord('/timeline'),
    answers: THE_PATIENT(200),
  },
  {
    route: 'GET /health-records/:id/card',
    rule: 'patient',
    prepare: ofTheHealthRecord('/card'),
    answers: THE_PATIENT(200),
  },
  {
    route: 'PUT /health-records/:id/vaccinations/:vaccine',
    rule: 'patient',
    prepare: (test, cast) => ({
      ...ofTheHealthRecord('/vaccinations/bcg')(test, cast),
      body: { givenOn: '2026-02-02' },
    }),
    answers: THE_PATIENT(204),
  },
];
