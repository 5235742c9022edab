import {
  MOST_TEMPLATES,
  type PrescriptionTemplate,
  TEMPLATE_MESSAGES,
} from '@nivara/shared/domain/prescription-template';
import type { Cast } from '../../../test/cast';
import { METFORMIN } from '../../../test/prescription-calls';
import type { TestApp } from '../../../test/test-app';
import { startTestWithCast } from '../../../test/test-with-cast';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

const TEMPLATE = { name: 'Diabetes', kind: 'medicine', info: 'Type 2', items: [METFORMIN] };
const PATH = '/prescription-templates';

const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path = '',
  body?: object,
  who = cast.treatingDoctor,
) => test.call(method, PATH + path, body, who.headers);
const add = (differences: object = {}) => call('POST', '', { ...TEMPLATE, ...differences });
const list = async (who = cast.treatingDoctor) =>
  (await call('GET', '', undefined, who)).json<PrescriptionTemplate[]>();

it('lists each doctor’s own templates by name, and changes and removes them', async () => {
  const added = (await add()).json<PrescriptionTemplate>();
  expect(added).toMatchObject(TEMPLATE);
  await add({ name: 'Cough' });
  expect((await list()).map(({ name }) => name)).toEqual(['Cough', 'Diabetes']);
  expect(await list(cast.otherDoctor)).toEqual([]);

  const changed = await call('PUT', `/${added.id}`, { ...TEMPLATE, name: 'Sugar' });
  expect(changed.json()).toMatchObject({ id: added.id, name: 'Sugar' });
  expect((await call('DELETE', `/${added.id}`)).statusCode).toBe(204);
  expect((await list()).map(({ name }) => name)).toEqual(['Cough']);
});

it('refuses a name that is taken, whatever its case', async () => {
  await add();
  const answer = await add({ name: 'DIABETES' });
  expect([answer.statusCode, answer.json().errors]).toEqual([
    409,
    [{ path: 'name', message: TEMPLATE_MESSAGES.nameTaken }],
  ]);
  expect((await call('POST', '', TEMPLATE, cast.otherDoctor)).statusCode).toBe(201);
});

it('refuses a template without lines, and lines that do not fit the kind', async () => {
  expect((await add({ items: [] })).json().errors).toEqual([
    { path: 'items', message: TEMPLATE_MESSAGES.empty },
  ]);
  const answer = await add({ kind: 'yoga' });
  expect(answer.json().errors).toEqual(
    expect.arrayContaining([expect.objectContaining({ path: 'items[0].dose' })]),
  );
});

it('refuses more than a hundred templates', async () => {
  const { database, now } = test.context;
  const row = { doctor_id: cast.treatingDoctor.accountId, kind: 'medicine', items: '[]', info: '' } as const;
  await database
    .insertInto('prescription_templates')
    .values(
      Array.from({ length: MOST_TEMPLATES }, (_, index) => ({
        ...row,
        id: String(index).padStart(32, '0'),
        name: `Template ${index}`,
        updated_at: now().toISOString(),
      })),
    )
    .execute();
  expect((await add()).json().detail).toBe(TEMPLATE_MESSAGES.tooMany);
});
