import { act, renderHook } from '@testing-library/react';
import type { ListQuery, Page } from '@nivara/shared/domain/list-query';
import { defaultQuery } from '@nivara/shared/ui/table-query';
import { toListQuery, useServerTable } from './use-server-table';

const COLUMNS = ['name', 'size'] as const;
type Column = (typeof COLUMNS)[number];

it.each([
  [{}, { page: 1, size: 10, sort: undefined, q: '' }],
  [
    { page: 3, size: 25, q: ' blood  test ' },
    { page: 3, size: 25, sort: undefined, q: 'blood  test' },
  ],
  [{ sort: { column: 'name', direction: 'ascending' } }, { page: 1, size: 10, sort: 'name', q: '' }],
  [{ sort: { column: 'size', direction: 'descending' } }, { page: 1, size: 10, sort: '-size', q: '' }],
  // The service would refuse a column that it does not know.
  [{ sort: { column: 'mood', direction: 'descending' } }, { page: 1, size: 10, sort: undefined, q: '' }],
] as const)('asks for %j by %j', (query, asked) => {
  expect(toListQuery({ ...defaultQuery, ...query }, COLUMNS)).toEqual(asked);
});

/** Answers each page in turn, when the test says so. */
function heldList() {
  const asked: { query: ListQuery<Column>; answer: (page: Page<string>) => void }[] = [];
  const list = (query: ListQuery<Column>) =>
    new Promise<Page<string>>((answer) => {
      asked.push({ query, answer });
    });
  return { asked, list };
}

afterEach(() => jest.useRealTimers());

it('keeps what is shown until the next page is there', async () => {
  const { asked, list } = heldList();
  const { result } = renderHook(() => useServerTable(list, COLUMNS));
  expect(result.current.table.rows).toBeUndefined();
  await act(async () => asked[0]?.answer({ rows: ['a'], total: 11 }));
  expect(result.current.table).toMatchObject({ rows: ['a'], total: 11 });
  act(() => result.current.table.onQueryChange({ ...defaultQuery, page: 2 }));
  expect(asked[1]?.query.page).toBe(2);
  expect(result.current.table.rows).toEqual(['a']);
  await act(async () => asked[1]?.answer({ rows: ['k'], total: 11 }));
  expect(result.current.table.rows).toEqual(['k']);
});

it('waits for a pause in typing, and then asks once', async () => {
  jest.useFakeTimers();
  const { asked, list } = heldList();
  const { result } = renderHook(() => useServerTable(list, COLUMNS));
  for (const q of ['b', 'bl', 'blood']) {
    act(() => result.current.table.onQueryChange({ ...defaultQuery, q }));
    act(() => jest.advanceTimersByTime(200));
  }
  expect(asked).toHaveLength(1);
  expect(result.current.table.query.q).toBe('blood');
  act(() => jest.advanceTimersByTime(100));
  expect(asked.map(({ query }) => query.q)).toEqual(['', 'blood']);
});
