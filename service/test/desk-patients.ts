import type { DeskPatient, DeskPatientInDetail } from '@nivara/shared/domain/desk-patients';
import type { Cast } from './cast';
import type { TestApp } from './test-app';

export const PHONE = '+919876543210';

/** The answers of a caller who is not a patient yet. */
export const LEELA = {
  firstName: 'Leela',
  lastName: 'Joshi',
  phone: '98765 43210',
  dob: '1958-07-30',
  gender: 'Female',
};

/** Makes the desk's calls about patients; `current` is a function, since each test has its own app. */
export function deskPatients(current: () => { test: TestApp; cast: Cast }) {
  const desk = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) =>
    current().test.call(method, `/desk${path}`, body, current().cast.desk.headers);
  return {
    desk,
    make: async (values: object = LEELA) =>
      (await desk('POST', '/people', values)).json<DeskPatientInDetail>(),
    find: async (q: string) => {
      const answer = await desk('GET', `/people?q=${encodeURIComponent(q)}`);
      return answer.json<{ rows: DeskPatient[]; total: number }>();
    },
    /** Books tomorrow's consultation for a patient, and returns its id. */
    book: async (patient: string) =>
      (
        await desk('POST', '/appointments', {
          service: 2,
          patient,
          doctor: current().cast.treatingDoctor.accountId,
          appointmentDate: '2026-03-03',
          timing: '9:15 AM',
        })
      ).json<{ id: string }>().id,
  };
}
