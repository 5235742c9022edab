import { addAppointment } from '../add-appointment';
import type { Cast } from '../cast';
import type { TestApp } from '../test-app';
import type { AccessRow } from './access-row';
import { offeredEntry } from './offered-entry';

const DATE = '2026-03-03';

/** The answers of a call that only the desk may make. */
export const THE_DESK = (status: number): AccessRow['answers'] => ({
  anonymous: 401,
  patient: 403,
  otherPatient: 403,
  treatingDoctor: 403,
  otherDoctor: 403,
  desk: status,
});

async function appointmentUrl(test: TestApp, { treatingDoctor, patient }: Cast): Promise<string> {
  return `/desk/appointments/${await addAppointment(test, treatingDoctor, patient)}`;
}

const waitingUrl = async (test: TestApp, cast: Cast) =>
  `/desk/waiting-list/${await offeredEntry(test, cast)}`;

export const deskAccess: AccessRow[] = [
  { route: 'GET /desk/day', rule: 'desk', answers: THE_DESK(200) },
  {
    route: 'POST /desk/appointments',
    rule: 'desk',
    prepare: async (test, { patient, treatingDoctor }) => {
      await test.context.database.deleteFrom('timing_claims').execute();
      return {
        body: {
          service: 2,
          patient: patient.accountId,
          doctor: treatingDoctor.accountId,
          appointmentDate: DATE,
          timing: '9:15 AM',
        },
      };
    },
    answers: THE_DESK(201),
  },
  {
    route: 'GET /desk/appointments/:id',
    rule: 'desk',
    prepare: async (test, cast) => ({ url: await appointmentUrl(test, cast) }),
    answers: THE_DESK(200),
  },
  {
    route: 'PATCH /desk/appointments/:id',
    rule: 'desk',
    prepare: async (test, cast) => ({
      url: await appointmentUrl(test, cast),
      body: { status: 'cancelled', reason: 'The doctor is ill.' },
    }),
    answers: THE_DESK(200),
  },
  {
    route: 'PUT /desk/appointments/:id/state',
    rule: 'desk',
    prepare: async (test, cast) => ({
      url: `${await appointmentUrl(test, cast)}/state`,
      body: { state: 'arrived' },
    }),
    answers: THE_DESK(200),
  },
  { route: 'GET /desk/people', rule: 'desk', answers: THE_DESK(200) },
  {
    route: 'POST /desk/people',
    rule: 'desk',
    prepare: () => ({ body: { firstName: 'Leela', lastName: 'Rao', phone: '98765 00000' } }),
    answers: THE_DESK(201),
  },
  {
    route: 'GET /desk/people/:id',
    rule: 'desk',
    prepare: (_, cast) => ({ url: `/desk/people/${cast.patient.accountId}` }),
    answers: THE_DESK(200),
  },
  {
    route: 'PATCH /desk/people/:id',
    rule: 'desk',
    // This patient signs in, so the desk may no longer change the contact.
    prepare: (_, cast) => ({
      url: `/desk/people/${cast.patient.accountId}`,
      body: { phone: '98765 11111' },
    }),
    answers: THE_DESK(409),
  },
  { route: 'GET /desk/waiting-list', rule: 'desk', answers: THE_DESK(200) },
  {
    route: 'POST /desk/waiting-list',
    rule: 'desk',
    prepare: async (test, cast) => {
      await waitingUrl(test, cast);
      await test.context.database.deleteFrom('waiting_list').execute();
      return {
        body: { service: 5, patient: cast.patient.accountId, appointmentDate: DATE, timing: '9:15 AM' },
      };
    },
    answers: THE_DESK(201),
  },
  {
    route: 'POST /desk/waiting-list/:id/accept',
    rule: 'desk',
    prepare: async (test, cast) => ({ url: `${await waitingUrl(test, cast)}/accept` }),
    answers: THE_DESK(201),
  },
  {
    route: 'DELETE /desk/waiting-list/:id',
    rule: 'desk',
    prepare: async (test, cast) => ({ url: await waitingUrl(test, cast) }),
    answers: THE_DESK(204),
  },
];
