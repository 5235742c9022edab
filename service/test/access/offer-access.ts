import type { Cast } from '../cast';
import type { TestApp } from '../test-app';
import { type AccessRow, EVERYBODY, THE_DESK } from './access-row';

const OFFER = { kind: 'offer', name: 'Check-up', validFrom: '2026-03-01', validTo: '2026-12-31' };

async function createOffer(test: TestApp, { desk }: Cast): Promise<string> {
  const answer = await test.call('POST', '/desk/offers', OFFER, desk.headers);
  return (answer.json() as { id: string }).id;
}

export const offerAccess: AccessRow[] = [
  { route: 'GET /offers', rule: 'anyone', answers: EVERYBODY(200) },
  {
    route: 'GET /offers/best',
    rule: 'anyone',
    prepare: () => ({ url: '/offers/best?service=2&date=2026-03-03' }),
    answers: EVERYBODY(200),
  },
  {
    route: 'GET /offers/:id',
    rule: 'anyone',
    prepare: async (test, cast) => ({ url: `/offers/${await createOffer(test, cast)}` }),
    answers: EVERYBODY(200),
  },
  { route: 'GET /desk/offers', rule: 'desk', answers: THE_DESK(200) },
  {
    route: 'GET /desk/offers/:id',
    rule: 'desk',
    prepare: async (test, cast) => ({ url: `/desk/offers/${await createOffer(test, cast)}` }),
    answers: THE_DESK(200),
  },
  { route: 'POST /desk/offers', rule: 'desk', prepare: () => ({ body: OFFER }), answers: THE_DESK(201) },
  {
    route: 'PUT /desk/offers/:id',
    rule: 'desk',
    prepare: async (test, cast) => ({ url: `/desk/offers/${await createOffer(test, cast)}`, body: OFFER }),
    answers: THE_DESK(200),
  },
  {
    route: 'DELETE /desk/offers/:id',
    rule: 'desk',
    prepare: async (test, cast) => ({ url: `/desk/offers/${await createOffer(test, cast)}` }),
    answers: THE_DESK(204),
  },
];
