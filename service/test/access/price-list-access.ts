import type { Cast } from '../cast';
import type { TestApp } from '../test-app';
import { type AccessRow, EVERYBODY, THE_DESK } from './access-row';

const ITEM = { kind: 'test', details: 'No cream on the chest.', minutes: 15, price: 40_000 };
let written = 0;

/** Each name is allowed once. */
function newItem() {
  written += 1;
  return { ...ITEM, name: `ECG ${written}` };
}

async function addItem(test: TestApp, { desk }: Cast): Promise<string> {
  const answer = await test.call('POST', '/desk/price-list', newItem(), desk.headers);
  return `/desk/price-list/${(answer.json() as { id: string }).id}`;
}

export const priceListAccess: AccessRow[] = [
  { route: 'GET /price-list', rule: 'anyone', answers: EVERYBODY(200) },
  {
    route: 'POST /desk/price-list',
    rule: 'desk',
    prepare: () => ({ body: newItem() }),
    answers: THE_DESK(201),
  },
  {
    route: 'PUT /desk/price-list/:id',
    rule: 'desk',
    prepare: async (test, cast) => ({ url: await addItem(test, cast), body: newItem() }),
    answers: THE_DESK(200),
  },
  {
    route: 'DELETE /desk/price-list/:id',
    rule: 'desk',
    prepare: async (test, cast) => ({ url: await addItem(test, cast) }),
    answers: THE_DESK(204),
  },
];
