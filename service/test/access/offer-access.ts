import type { Cast } from '../cast';
import type { TestApp } from '../test-app';
import { type AccessRow, DOCTORS, EVERYBODY } from './access-row';

const OFFER = { kind: 'offer', name: 'Check-up', validFrom: '2026-03-01', validTo: '2026-12-31' };

async function offer(test: TestApp, { otherDoctor }: Cast): Promise<string> {
  const answer = await test.call('POST', '/offers', OFFER, otherDoctor.headers);
  return (answer.json() as { id: string }).id;
}

export const offerAccess: AccessRow[] = [
  { route: 'GET /offers', rule: 'anyone', answers: EVERYBODY(200) },
  {
    route: 'GET /offers/:id',
    rule: 'anyone',
    prepare: async (test, cast) => ({ url: `/offers/${await offer(test, cast)}` }),
    answers: EVERYBODY(200),
  },
  { route: 'POST /offers', rule: 'doctor', prepare: () => ({ body: OFFER }), answers: DOCTORS(201) },
  {
    route: 'PUT /offers/:id',
    rule: 'doctor',
    prepare: async (test, cast) => ({ url: `/offers/${await offer(test, cast)}`, body: OFFER }),
    answers: DOCTORS(200),
  },
  {
    route: 'DELETE /offers/:id',
    rule: 'doctor',
    prepare: async (test, cast) => ({ url: `/offers/${await offer(test, cast)}` }),
    answers: DOCTORS(204),
  },
];
