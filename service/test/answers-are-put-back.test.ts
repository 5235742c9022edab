import { ACCESS_TABLE } from './access/access-table';
import type { AccessRow } from './access/access-row';
import { type Cast, ROLES } from './cast';
import type { TestApp } from './test-app';
import { startTestWithCast } from './test-with-cast';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

/** The list that contains the item, for each call whose item has no GET of its own. */
const LISTS: Record<string, string> = {
  'PUT /prescription-templates/:id': '/prescription-templates',
  'PUT /desk/price-list/:id': '/price-list',
};
/** Each of these calls sets one thing about an item; no GET has the same address. */
const COMMANDS = [
  'PUT /desk/appointments/:id/state',
  'PUT /desk/inbox/:id/done',
  'PUT /desk/inbox/:id/holder',
  'PUT /diets/:id/marks/:date/:itemId',
  'PUT /doctors/me/days-off/:date',
  'PUT /health-records/:id/vaccinations/:vaccine',
  'PUT /patients/:id/targets',
  'PUT /visits/:id/notes',
  'PUT /visits/:id/state',
  'PUT /yoga/:id/marks/:date/:itemId',
];

const puts = ACCESS_TABLE.filter(({ route }) => route.startsWith('PUT '));
const routes = new Set(ACCESS_TABLE.map(({ route }) => route));
const isRead = ({ route }: AccessRow) => route in LISTS || routes.has(route.replace('PUT', 'GET'));

it('COMMANDS lists each PUT whose item cannot be read by a GET', () => {
  const others = puts.filter((row) => !isRead(row)).map(({ route }) => route);
  expect(others.sort()).toEqual(COMMANDS);
});

interface Item {
  id?: string;
}

/** Finds the item with this id in any list of the answer. */
const itemIn = (answer: unknown, id: string): Item | undefined =>
  (Array.isArray(answer) ? answer : Object.values(answer as object).flat()).find(
    (item: Item) => item.id === id,
  );

const CHANGING_FIELDS = ['updatedAt', 'version'];
const withoutChangingFields = (item: object) =>
  Object.fromEntries(Object.entries(item).filter(([name]) => !CHANGING_FIELDS.includes(name)));

describe.each(puts.filter(isRead))('$route', ({ route, prepare, answers }) => {
  it('takes what GET answered, and changes nothing', async () => {
    const url = (await prepare?.(test, cast))?.url ?? route.slice('PUT '.length);
    const role = ROLES.find((name) => answers[name] < 300);
    if (!role) throw new Error(`Nobody may call ${route}.`);
    const { headers } = cast[role];
    const read = async (): Promise<object> => {
      const list = LISTS[route];
      const answer = (await test.call('GET', list ?? url, undefined, headers)).json();
      return list === undefined ? answer : (itemIn(answer, url.split('/').at(-1) ?? '') ?? {});
    };
    const before = await read();
    expect(Object.keys(before)).not.toEqual([]);
    const answer = await test.call('PUT', url, before, headers);
    expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined]);
    expect(withoutChangingFields(await read())).toEqual(withoutChangingFields(before));
  });
});
