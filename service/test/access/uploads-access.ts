import type { Cast } from '../cast';
import type { TestApp } from '../test-app';
import { pdfForm } from '../upload-form';
import {
  type AccessRow,
  PATIENTS,
  PATIENT_AND_DOCTOR,
  PATIENTS_AND_DOCTORS,
  THE_PATIENT,
  TREATING_DOCTOR,
} from './access-row';

const UPLOAD_URL = '/v1_1/nivara/raw/upload';

const deleteUploads = ({ context }: TestApp) => context.database.deleteFrom('uploads').execute();

async function newUpload(test: TestApp, cast: Cast): Promise<string> {
  await deleteUploads(test);
  const { payload, headers } = await pdfForm();
  const answer = await test.send({
    method: 'POST',
    url: UPLOAD_URL,
    payload,
    headers: { ...cast.patient.headers, ...headers },
  });
  return `/uploads/${answer.json().id}`;
}

export const uploadsAccess: AccessRow[] = [
  {
    route: 'POST /v1_1/:cloudName/raw/upload',
    rule: 'patient',
    prepare: async (test) => {
      await deleteUploads(test);
      const { payload, headers } = await pdfForm();
      return { url: UPLOAD_URL, body: payload, headers };
    },
    answers: PATIENTS(200),
  },
  {
    route: 'POST /patients/:id/documents',
    rule: 'doctor',
    prepare: async (_, cast) => {
      const { payload, headers } = await pdfForm();
      return { url: `/patients/${cast.patient.accountId}/documents`, body: payload, headers };
    },
    answers: TREATING_DOCTOR(201),
  },
  { route: 'GET /uploads', rule: 'patient-or-doctor', answers: PATIENTS_AND_DOCTORS(200) },
  { route: 'GET /uploads/endpoint', rule: 'patient-or-doctor', answers: PATIENTS_AND_DOCTORS(200) },
  {
    route: 'GET /uploads/:id/file',
    rule: 'patient-or-doctor',
    prepare: async (test, cast) => ({ url: `${await newUpload(test, cast)}/file` }),
    answers: PATIENT_AND_DOCTOR(200),
  },
  {
    route: 'DELETE /uploads/:id',
    rule: 'patient',
    prepare: async (test, cast) => ({ url: await newUpload(test, cast) }),
    answers: THE_PATIENT(204),
  },
];
