import type { Cast } from '../cast';
import { closeDesk } from '../close-desk';
import { raiseTestBill } from '../test-bill';
import type { TestApp } from '../test-app';
import {
  type AccessRow,
  EVERYBODY,
  PATIENT_AND_DOCTOR,
  PATIENTS_AND_DOCTORS,
  THE_PATIENT,
  TREATING_DOCTOR,
} from './access-row';

const PHONE = '98765 43210';
const TRANSACTION = { transactionId: 'UPI123456789' };

const raise = (test: TestApp, { patient, treatingDoctor }: Cast) =>
  raiseTestBill(test, { patient, doctor: treatingDoctor, phone: PHONE });

export const billAccess: AccessRow[] = [
  { route: 'GET /bills', rule: 'patient-or-doctor', answers: PATIENTS_AND_DOCTORS(200) },
  {
    route: 'GET /bills/:id',
    rule: 'patient-or-doctor',
    prepare: async (test, cast) => ({ url: `/bills/${(await raise(test, cast)).id}` }),
    answers: PATIENT_AND_DOCTOR(200),
  },
  {
    route: 'PATCH /bills/:id',
    rule: 'doctor',
    prepare: async (test, cast) => {
      // The treating doctor decides on bills only in a clinic without a desk.
      await closeDesk(test);
      return { url: `/bills/${(await raise(test, cast)).id}`, body: { status: 'paid', ...TRANSACTION } };
    },
    answers: TREATING_DOCTOR(200),
  },
  {
    route: 'POST /bills/:id/payment',
    rule: 'patient',
    prepare: async (test, cast) => ({
      url: `/bills/${(await raise(test, cast)).id}/payment`,
      body: TRANSACTION,
    }),
    answers: THE_PATIENT(200),
  },
  {
    route: 'GET /bills/:id/receipt',
    rule: 'patient-or-doctor',
    prepare: async (test, cast) => {
      const { id } = await raise(test, cast);
      await closeDesk(test);
      await test.call('PATCH', `/bills/${id}`, { status: 'paid' }, cast.treatingDoctor.headers);
      return { url: `/bills/${id}/receipt` };
    },
    answers: PATIENT_AND_DOCTOR(200),
  },
  {
    route: 'POST /bills/lookup',
    rule: 'anyone',
    prepare: async (test, cast) => ({ body: { number: (await raise(test, cast)).number, phone: PHONE } }),
    answers: EVERYBODY(200),
  },
  {
    route: 'POST /bills/lookup/payment',
    rule: 'anyone',
    prepare: async (test, cast) => ({
      body: { number: (await raise(test, cast)).number, phone: PHONE, ...TRANSACTION },
    }),
    answers: EVERYBODY(200),
  },
];
