import { ROLE } from '@nivara/shared/contracts/session';
import type { Cast } from '../../../test/cast';
import { addFamilyMember } from '../../../test/patient-records';
import type { TestApp } from '../../../test/test-app';
import { databaseKind } from '../../../test/test-database';
import { startTestWithCast } from '../../../test/test-with-cast';
import { MOST_FEW, findFew } from './patient-search-repository';

let test: TestApp;
let cast: Cast;
beforeEach(async () => {
  ({ test, cast } = await startTestWithCast());
});
afterEach(() => test.close());

const rename = (name: string) =>
  test.context.database
    .updateTable('accounts')
    .set({ name })
    .where('id', '=', cast.patient.accountId)
    .execute();
const searched = async (q: string) => {
  const answer = await test.call(
    'GET',
    `/desk/people?q=${encodeURIComponent(q)}`,
    undefined,
    cast.desk.headers,
  );
  return answer.json<{ rows: { name: string }[] }>().rows.map(({ name }) => name);
};

it.each([
  ['a part of a word', 'Kulkarni-Deshpande', 'karni-desh'],
  ['two words in another order', 'Asha Kulkarni', 'kulk asha'],
  ['a short and a long word', 'Asha Kulkarni', 'as kulkarni'],
  ['a word of an Indian script', 'आशा कुलकर्णी', 'कुलकर्'],
  ['a word that means something to the index', 'Asha Nottingham', 'NOT'],
])('finds patients by %s', async (_, name, q) => {
  await rename(name);
  expect(await searched(q)).toEqual([name]);
});

it.each(['asha" OR *', 'as%ha', 'asha*'])('takes %s literally, and finds nobody', async (q) => {
  await rename('Asha Rao');
  expect(await searched(q)).toEqual([]);
});

it('follows a new name, and forgets a removed family member', async () => {
  await rename('Asha Kulkarni');
  await rename('Asha Deshpande');
  expect([await searched('kulkarni'), await searched('deshpande')]).toEqual([[], ['Asha Deshpande']]);
  const zubin = await addFamilyMember(test, cast.patient, 'Zubin Irani');
  expect(await searched('zubin')).toEqual(['Zubin Irani']);
  await test.context.database.deleteFrom('family_members').where('id', '=', zubin).execute();
  expect(await searched('zubin')).toEqual([]);
});

if (databaseKind === 'sqlite')
  it('finds the keys of few patients by the index, and returns undefined when there are many', async () => {
    const { database } = test.context;
    const find = (q?: string) => findFew(database, databaseKind, q);
    await rename('Asha Kulkarni');
    expect(await find('kulkarni')).toEqual([`account:${cast.patient.accountId}`]);
    expect(await find('nobody')).toEqual([]);
    expect([await find('ku'), await find(), await find(' ')]).toEqual([undefined, undefined, undefined]);
    const others = Array.from({ length: MOST_FEW }, (_, index) => ({
      ...{ id: `other ${index}`, username: `other${index}`, email: `other${index}@example.org` },
      ...{ name: `Kulkarni ${index}`, role: ROLE.patient, password_hash: '', created_at: '2026-03-01' },
    }));
    await database.insertInto('accounts').values(others).execute();
    expect(await find('kulkarni')).toBeUndefined();
    await database.deleteFrom('accounts').where('id', '=', 'other 0').execute();
    expect(await find('kulkarni')).toHaveLength(MOST_FEW);
  });
