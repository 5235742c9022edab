import { defaultQuery, type TableQuery } from '@nivara/shared/ui/table/table-query';
import { readAddress, writeAddress } from './table-address';

const shape = {
  columns: ['date', 'status', 'remark'],
  sortable: ['date', 'status'],
  filters: { status: ['booked', 'cancelled'] },
  initial: { sort: { column: 'date', direction: 'descending' } },
} as const;

test.each<[string, Partial<TableQuery>, string]>([
  ['the default query', {}, ''],
  ['a page', { page: 3 }, '?page=3'],
  ['an order', { sort: { column: 'status', direction: 'ascending' } }, '?sort=status'],
  ['the default order', { sort: { column: 'date', direction: 'descending' } }, ''],
  ['a filter and a size', { size: 25, filters: { status: 'booked' } }, '?size=25&status=booked'],
  ['hidden columns', { hidden: ['date', 'remark'] }, '?hide=date+remark'],
])('writes and reads back %s', (_what, change, search) => {
  const query = { ...defaultQuery, ...shape.initial, ...change };
  const address = writeAddress(query, shape);
  expect(address.search).toBe(search);
  expect(readAddress(address.search, address.state, shape)).toEqual(query);
});

test('leaves the search text out of the address', () => {
  const address = writeAddress({ ...defaultQuery, q: 'diabetes' }, shape);
  expect(address.search).not.toContain('diabetes');
  expect(readAddress(address.search, address.state, shape).q).toBe('diabetes');
});

test('hides the search text from the next person at the same computer', () => {
  const { search, state } = writeAddress({ ...defaultQuery, q: 'diabetes' }, { ...shape, owner: 'one' });
  expect(readAddress(search, state, { ...shape, owner: 'one' }).q).toBe('diabetes');
  expect(readAddress(search, state, { ...shape, owner: 'another' }).q).toBe('');
  expect(readAddress(search, state, shape).q).toBe('');
});

const senseless = [
  '?page=0',
  '?page=-1',
  '?page=1e9',
  '?size=7',
  '?sort=name',
  '?sort=-',
  '?status=lost',
  '?x=%',
];
test.each([...senseless, '?sort=remark', '?hide=nothing', '?hide=date+status+remark'])(
  'ignores the invalid address %s',
  (search) => {
    expect(readAddress(search, null, shape)).toEqual({ ...defaultQuery, ...shape.initial });
  },
);
