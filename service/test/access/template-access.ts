import type { Cast } from '../cast';
import { METFORMIN } from '../prescription-calls';
import type { TestApp } from '../test-app';
import { type AccessRow, DOCTORS, TREATING_DOCTOR } from './access-row';

const TEMPLATE = { name: 'Diabetes', kind: 'medicine', items: [METFORMIN] };
const PATH = '/prescription-templates';

async function templateUrl(test: TestApp, { treatingDoctor }: Cast): Promise<string> {
  await test.context.database.deleteFrom('prescription_templates').execute();
  const answer = await test.call('POST', PATH, TEMPLATE, treatingDoctor.headers);
  return `${PATH}/${answer.json<{ id: string }>().id}`;
}

export const templateAccess: AccessRow[] = [
  { route: `GET ${PATH}`, rule: 'doctor', answers: DOCTORS(200) },
  {
    route: `POST ${PATH}`,
    rule: 'doctor',
    prepare: async (test) => {
      await test.context.database.deleteFrom('prescription_templates').execute();
      return { body: TEMPLATE };
    },
    answers: DOCTORS(201),
  },
  {
    route: `PUT ${PATH}/:id`,
    rule: 'doctor',
    prepare: async (test, cast) => ({ url: await templateUrl(test, cast), body: TEMPLATE }),
    answers: TREATING_DOCTOR(200),
  },
  {
    route: `DELETE ${PATH}/:id`,
    rule: 'doctor',
    prepare: async (test, cast) => ({ url: await templateUrl(test, cast) }),
    answers: TREATING_DOCTOR(204),
  },
  { route: 'GET /medicines', rule: 'doctor', answers: DOCTORS(200) },
];
