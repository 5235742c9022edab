import type { CarePlanWithItems } from '@nivara/shared/domain/care-plan';
import type { Cast } from '../cast';
import type { TestApp } from '../test-app';
import {
  type AccessRow,
  PATIENT_AND_DOCTOR,
  PATIENTS_AND_DOCTORS,
  THE_PATIENT,
  TREATING_DOCTOR,
} from './access-row';

const plan = {
  title: 'A calm month',
  validFrom: '2026-03-01',
  validTo: '2026-03-31',
  items: [{ title: 'Each morning' }],
};

function accessOf(path: string, kind: object): AccessRow[] {
  const newPlan = (cast: Cast) => ({ ...plan, ...kind, patient: cast.patient.accountId });

  async function writePlan(test: TestApp, cast: Cast) {
    const answer = await test.call('POST', path, newPlan(cast), cast.treatingDoctor.headers);
    const { id, items } = answer.json<CarePlanWithItems>();
    return { url: `${path}/${id}`, mark: `${path}/${id}/marks/2026-03-02/${items[0]?.id}` };
  }

  return [
    { route: `GET ${path}`, rule: 'patient-or-doctor', answers: PATIENTS_AND_DOCTORS(200) },
    {
      route: `POST ${path}`,
      rule: 'doctor',
      prepare: (_, cast) => ({ body: newPlan(cast) }),
      answers: TREATING_DOCTOR(201),
    },
    {
      route: `GET ${path}/:id`,
      rule: 'patient-or-doctor',
      prepare: async (test, cast) => ({ url: (await writePlan(test, cast)).url }),
      answers: PATIENT_AND_DOCTOR(200),
    },
    {
      route: `PUT ${path}/:id`,
      rule: 'doctor',
      prepare: async (test, cast) => ({ url: (await writePlan(test, cast)).url, body: plan }),
      answers: TREATING_DOCTOR(200),
    },
    {
      route: `PUT ${path}/:id/marks/:date/:itemId`,
      rule: 'patient',
      prepare: async (test, cast) => ({ url: (await writePlan(test, cast)).mark }),
      answers: THE_PATIENT(204),
    },
    {
      route: `DELETE ${path}/:id/marks/:date/:itemId`,
      rule: 'patient',
      prepare: async (test, cast) => ({ url: (await writePlan(test, cast)).mark }),
      answers: THE_PATIENT(204),
    },
  ];
}

export const carePlanAccess: AccessRow[] = [
  ...accessOf('/diets', {}),
  ...accessOf('/yoga', { kind: 'yogarx' }),
];
