import type { Cast } from '../cast';
import type { TestApp } from '../test-app';
import { type AccessRow, PATIENTS, PATIENT_AND_DOCTOR, PATIENTS_AND_DOCTORS } from './access-row';

const newConversation = ({ treatingDoctor, patient }: Cast) => ({
  doctor: treatingDoctor.accountId,
  patient: patient.accountId,
  text: 'May I take it with milk?',
});

async function beginConversation(test: TestApp, cast: Cast) {
  const answer = await test.call('POST', '/conversations', newConversation(cast), cast.patient.headers);
  return `/conversations/${answer.json<{ id: string }>().id}`;
}

export const conversationAccess: AccessRow[] = [
  { route: 'GET /conversations', rule: 'patient-or-doctor', answers: PATIENTS_AND_DOCTORS(200) },
  { route: 'GET /conversations/doctors', rule: 'patient', answers: PATIENTS(200) },
  {
    route: 'POST /conversations',
    rule: 'patient-or-doctor',
    prepare: (_, cast) => ({ body: newConversation(cast) }),
    // 422, not 403: a doctor or patient outside a treatment is an invalid choice.
    answers: { ...PATIENTS_AND_DOCTORS(201), otherPatient: 422, otherDoctor: 422 },
  },
  {
    route: 'GET /conversations/:id',
    rule: 'patient-or-doctor',
    prepare: async (test, cast) => ({ url: await beginConversation(test, cast) }),
    answers: PATIENT_AND_DOCTOR(200),
  },
  {
    route: 'POST /conversations/:id/messages',
    rule: 'patient-or-doctor',
    prepare: async (test, cast) => ({
      url: `${await beginConversation(test, cast)}/messages`,
      body: { text: 'Yes.' },
    }),
    answers: PATIENT_AND_DOCTOR(201),
  },
  {
    route: 'POST /conversations/:id/read',
    rule: 'patient-or-doctor',
    prepare: async (test, cast) => ({ url: `${await beginConversation(test, cast)}/read` }),
    answers: PATIENT_AND_DOCTOR(204),
  },
];
