import { addAppointment } from '../add-appointment';
import type { Cast } from '../cast';
import type { TestApp } from '../test-app';
import { NOTES, addSignedVisit } from '../visit-notes';
import { type AccessRow, PATIENT_AND_DOCTOR, PATIENTS_AND_DOCTORS, TREATING_DOCTOR } from './access-row';

const addOwnAppointment = (test: TestApp, { treatingDoctor, patient }: Cast) =>
  addAppointment(test, treatingDoctor, patient);

export const visitAccess: AccessRow[] = [
  { route: 'GET /visits', rule: 'patient-or-doctor', answers: PATIENTS_AND_DOCTORS(200) },
  {
    route: 'GET /visits/:id',
    rule: 'patient-or-doctor',
    prepare: async (test, cast) => ({ url: `/visits/${await addSignedVisit(test, cast)}` }),
    answers: PATIENT_AND_DOCTOR(200),
  },
  {
    route: 'PUT /visits/:id/state',
    rule: 'doctor',
    prepare: async (test, cast) => ({
      url: `/visits/${await addOwnAppointment(test, cast)}/state`,
      body: { state: 'arrived' },
    }),
    answers: TREATING_DOCTOR(200),
  },
  {
    route: 'PUT /visits/:id/notes',
    rule: 'doctor',
    prepare: async (test, cast) => ({
      url: `/visits/${await addOwnAppointment(test, cast)}/notes`,
      body: { ...NOTES, version: 0 },
    }),
    answers: TREATING_DOCTOR(200),
  },
  {
    route: 'POST /visits/:id/sign',
    rule: 'doctor',
    prepare: async (test, cast) => {
      const url = `/visits/${await addOwnAppointment(test, cast)}`;
      await test.call('PUT', `${url}/notes`, { ...NOTES, version: 0 }, cast.treatingDoctor.headers);
      return { url: `${url}/sign`, body: { version: 1 } };
    },
    answers: TREATING_DOCTOR(200),
  },
  {
    route: 'POST /visits/:id/addenda',
    rule: 'doctor',
    prepare: async (test, cast) => ({
      url: `/visits/${await addSignedVisit(test, cast)}/addenda`,
      body: { text: 'The X-ray is normal.' },
    }),
    answers: TREATING_DOCTOR(201),
  },
];
