import { MOST_COUNTED } from '@nivara/shared/domain/list-query';
import { startTestApp, type TestApp } from '../../test/test-app';
import { countedPage, listPage, searchPatterns } from './list-page';

const MORE = MOST_COUNTED + 50;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  const rows = Array.from({ length: MORE }, (_, value) => ({
    name: `row ${String(value).padStart(4, '0')}`,
    value,
  }));
  for (let from = 0; from < MORE; from += 250)
    await test.context.database
      .insertInto('counters')
      .values(rows.slice(from, from + 250))
      .execute();
});
afterAll(() => test.close());
afterEach(() => jest.restoreAllMocks());

const list = (
  query: { page?: number; size?: number; q?: string; sort?: 'name' | '-name' },
  options: { isExact?: boolean; neverNull?: readonly 'name'[] } = {},
) => {
  const { database } = test.context;
  const { neverNull, ...counting } = options;
  return listPage(
    database,
    database.selectFrom('counters').where('name', 'like', 'row %'),
    (page) => page.select('name'),
    {
      sort: { name: 'name' },
      search: ['name'],
      usual: ['-name'],
      id: 'name',
      ...(neverNull && { neverNull }),
    },
    query,
    counting,
  );
};

it.each([
  ['an index serves its order', ['name']],
  ['its order needs all rows', undefined],
] as const)('counts a list no further than the limit when %s', async (_case, neverNull) => {
  const { rows, total } = await list({}, { ...(neverNull && { neverNull }) });
  expect(total).toBe(MOST_COUNTED + 1);
  expect(rows.map(({ name }) => name).slice(0, 2)).toEqual(['row 0149', 'row 0148']);
});

it('searches for the eight longest words, but for no word that another word contains', () => {
  expect(searchPatterns(Array(50).fill('a').join(' '))).toEqual(['%a%']);
  expect(searchPatterns('Blood blood bloodtest 10%')).toEqual(['%bloodtest%', '%10\\%%']);
  expect(searchPatterns('aa b1 cc dd ee ff gg hh ii jjj')).toEqual(
    ['jjj', 'aa', 'b1', 'cc', 'dd', 'ee', 'ff', 'gg'].map((word) => `%${word}%`),
  );
});

it('promises one more page after a full page beyond the counted rows', async () => {
  const { rows, total } = await list({ page: 13 });
  expect([rows.at(-1)?.name, total]).toEqual(['row 0020', 131]);
});

it('ends the pages at the last row, beyond the counted rows', async () => {
  const { rows, total } = await list({ page: 3, size: 60 });
  expect([rows.at(-1)?.name, total]).toEqual(['row 0000', MORE]);
  expect(await list({ page: 999 })).toEqual({ rows: [], total: 0 });
});

it('counts a long list once in ten minutes, and not at all for a last page that is not full', async () => {
  let time = performance.now();
  jest.spyOn(performance, 'now').mockImplementation(() => time);
  const { database } = test.context;
  const count = jest.fn(() => Promise.resolve([{ total: MOST_COUNTED + 1 }]));
  const page = (limit: number, offset: number, rows: unknown[]) =>
    countedPage(database, { limit, offset }, rows, () => ({ list: 'a long list', read: count }));
  const total = async (...all: Parameters<typeof page>) => (await page(...all)).total;
  const ten = Array.from({ length: 10 }, (_, value) => value);
  expect([await total(10, 0, ten), await total(10, 110, ten)]).toEqual([MOST_COUNTED + 1, 121]);
  expect(await total(10, 20, [1, 2, 3])).toBe(23);
  expect(count).toHaveBeenCalledTimes(1);
  expect(await total(10, 500, [])).toBe(0);
  expect(count).toHaveBeenCalledTimes(1);
  time += 11 * 60_000;
  await total(10, 0, ten);
  expect(count).toHaveBeenCalledTimes(2);
});

it('counts a long list again for a page of one row, and then knows that it has become short', async () => {
  let rows = MOST_COUNTED + 1;
  const total = async (limit: number) => {
    const page = Array.from({ length: limit }, (_, value) => value);
    const count = () => ({ list: 'a list that gets short', read: () => Promise.resolve([{ total: rows }]) });
    return (await countedPage(test.context.database, { limit, offset: 0 }, page, count)).total;
  };
  expect(await total(10)).toBe(MOST_COUNTED + 1);
  rows = 12;
  expect([await total(10), await total(1), await total(10)]).toEqual([MOST_COUNTED + 1, 12, 12]);
});

it.each([100, 101])(
  'counts a list of at most 100 rows at each request, and a longer one once: here %i rows',
  async (rows) => {
    const count = jest.fn(() => Promise.resolve([{ total: rows }]));
    for (let request = 0; request < 2; request += 1)
      await countedPage(test.context.database, { limit: 2, offset: 0 }, ['a row', 'another'], () => ({
        list: `a list of ${rows}`,
        read: count,
      }));
    expect(count).toHaveBeenCalledTimes(rows > MOST_COUNTED ? 1 : 2);
  },
);

it('shows no page after the last full page of an exact count', async () => {
  expect((await list({ page: 3, size: 50 }, { isExact: true })).total).toBe(MORE);
});

it('counts all rows when an exact count is asked for', async () => {
  expect((await list({}, { isExact: true })).total).toBe(MORE);
});

it('counts all matches of a narrow search', async () => {
  const { rows, total } = await list({ q: '014', sort: 'name' });
  expect([rows.length, total, rows[0]?.name]).toEqual([10, 11, 'row 0014']);
});
