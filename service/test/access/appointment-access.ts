import type { Cast } from '../cast';
import type { TestApp } from '../test-app';
import {
  type AccessRow,
  DOCTORS,
  EVERYBODY,
  PATIENTS,
  PATIENTS_AND_DOCTORS,
  THE_PATIENT,
  THE_DESK,
} from './access-row';
import { cancelOpenAppointments, offeredEntry } from './offered-entry';

const DATE = '2026-03-03';
const WISH = { service: 2, patient: 'self', appointmentDate: DATE, timing: '9:15 AM' };

/** An appointment of the patient with the treating doctor, at a free timing. */
async function appointment(test: TestApp, cast: Cast): Promise<string> {
  const { database } = test.context;
  await database.deleteFrom('timing_claims').execute();
  await cancelOpenAppointments(test);
  const answer = await test.call('POST', '/appointments', WISH, cast.patient.headers);
  const { id } = answer.json() as { id: string };
  for (const table of ['timing_claims', 'appointments'] as const) {
    await database
      .updateTable(table)
      .set({ doctor_id: cast.treatingDoctor.accountId })
      .where(table === 'appointments' ? 'id' : 'appointment_id', '=', id)
      .execute();
  }
  return id;
}

const OWN_DOCTOR = { ...PATIENTS_AND_DOCTORS(200), otherPatient: 404, otherDoctor: 404 };

export const appointmentAccess: AccessRow[] = [
  { route: 'GET /services', rule: 'anyone', answers: EVERYBODY(200) },
  {
    route: 'GET /services/:id',
    rule: 'anyone',
    prepare: () => ({ url: '/services/2' }),
    answers: EVERYBODY(200),
  },
  { route: 'GET /desk/services', rule: 'desk', answers: THE_DESK(200) },
  {
    route: 'PATCH /desk/services/:id',
    rule: 'desk',
    prepare: () => ({ url: '/desk/services/2', body: { fee: 90_000 } }),
    answers: THE_DESK(200),
  },
  { route: 'GET /doctors', rule: 'anyone', answers: EVERYBODY(200) },
  { route: 'GET /doctors/me/hours', rule: 'doctor', answers: DOCTORS(200) },
  {
    route: 'PUT /doctors/me/hours',
    rule: 'doctor',
    prepare: () => ({
      body: { hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '8:00 AM', to: '3:20 PM' })) },
    }),
    answers: DOCTORS(200),
  },
  { route: 'GET /doctors/me/days-off', rule: 'doctor', answers: DOCTORS(200) },
  {
    route: 'PUT /doctors/me/days-off/:date',
    rule: 'doctor',
    prepare: () => ({ url: '/doctors/me/days-off/2026-06-01' }),
    answers: DOCTORS(204),
  },
  {
    route: 'DELETE /doctors/me/days-off/:date',
    rule: 'doctor',
    prepare: () => ({ url: '/doctors/me/days-off/2026-06-01' }),
    answers: DOCTORS(204),
  },
  {
    route: 'GET /slots',
    rule: 'anyone',
    prepare: () => ({ url: `/slots?service=2&date=${DATE}` }),
    answers: EVERYBODY(200),
  },
  {
    route: 'GET /slots/days',
    rule: 'anyone',
    prepare: () => ({ url: `/slots/days?service=2&from=${DATE}` }),
    answers: EVERYBODY(200),
  },
  {
    route: 'POST /holds',
    rule: 'anyone',
    prepare: async (test) => {
      await test.context.database.deleteFrom('timing_claims').execute();
      return { body: { service: 2, appointmentDate: DATE, timing: '9:15 AM' } };
    },
    answers: EVERYBODY(201),
  },
  {
    route: 'DELETE /holds/:id',
    rule: 'anyone',
    // Another person's hold stays, and its existence is not revealed.
    prepare: () => ({ url: `/holds/${'0'.repeat(32)}` }),
    answers: EVERYBODY(204),
  },
  {
    route: 'POST /appointments',
    rule: 'anyone',
    prepare: async (test) => {
      await test.context.database.deleteFrom('timing_claims').execute();
      return { body: { ...WISH, patient: 'Asha Rao', contact: { name: 'Asha Rao', phone: '9876543210' } } };
    },
    // The desk has calls of its own.
    answers: { ...EVERYBODY(201), desk: 403 },
  },
  {
    route: 'POST /appointments/confirmations/:id',
    rule: 'anyone',
    // Only the person who got the code of this booking can confirm it.
    prepare: () => ({ url: `/appointments/confirmations/${'0'.repeat(32)}`, body: { code: '123456' } }),
    answers: EVERYBODY(410),
  },
  {
    route: 'POST /visitor-appointments/lookup',
    rule: 'anyone',
    // Only the mailed link opens the appointment, whoever is signed in.
    prepare: () => ({ url: '/visitor-appointments/lookup', body: { link: `${'0'.repeat(32)}.1.none` } }),
    answers: EVERYBODY(404),
  },
  {
    route: 'POST /visitor-appointments/change',
    rule: 'anyone',
    prepare: () => ({
      url: '/visitor-appointments/change',
      body: { link: `${'0'.repeat(32)}.1.none`, status: 'cancelled' },
    }),
    answers: EVERYBODY(404),
  },
  { route: 'GET /appointments', rule: 'patient-or-doctor', answers: PATIENTS_AND_DOCTORS(200) },
  {
    route: 'GET /appointments/:id',
    rule: 'patient-or-doctor',
    prepare: async (test, cast) => ({ url: `/appointments/${await appointment(test, cast)}` }),
    answers: OWN_DOCTOR,
  },
  {
    route: 'PATCH /appointments/:id',
    rule: 'patient-or-doctor',
    prepare: async (test, cast) => ({
      url: `/appointments/${await appointment(test, cast)}`,
      body: { status: 'cancelled', reason: 'Something came up.' },
    }),
    answers: OWN_DOCTOR,
  },
  {
    route: 'GET /appointments/:id/calendar',
    rule: 'patient-or-doctor',
    prepare: async (test, cast) => ({ url: `/appointments/${await appointment(test, cast)}/calendar` }),
    answers: OWN_DOCTOR,
  },
  { route: 'GET /waiting-list', rule: 'patient-or-doctor', answers: PATIENTS_AND_DOCTORS(200) },
  {
    route: 'POST /waiting-list',
    rule: 'patient',
    prepare: async (test, cast) => {
      await offeredEntry(test, cast);
      await test.context.database.deleteFrom('waiting_list').execute();
      return { body: { service: 5, appointmentDate: DATE, timing: '9:15 AM', patient: 'self' } };
    },
    answers: PATIENTS(201),
  },
  {
    route: 'POST /waiting-list/:id/accept',
    rule: 'patient',
    prepare: async (test, cast) => ({ url: `/waiting-list/${await offeredEntry(test, cast)}/accept` }),
    answers: THE_PATIENT(201),
  },
  {
    route: 'DELETE /waiting-list/:id',
    rule: 'patient',
    prepare: async (test, cast) => ({ url: `/waiting-list/${await offeredEntry(test, cast)}` }),
    answers: THE_PATIENT(204),
  },
];
