import {
  columnText,
  defaultQuery,
  filterChoices,
  matchingRows,
  nextSort,
  pageCount,
  pageOf,
  type QueryColumn,
} from './table-query';

interface Row {
  name: string;
  fee: number | null;
  city: string;
}

const columns: QueryColumn<Row>[] = [
  { id: 'name', sortValue: ({ name }) => name },
  { id: 'fee', sortValue: ({ fee }) => fee },
  { id: 'city', filter: ({ city }) => city },
];

const rows: Row[] = [
  { name: 'meera 10', fee: 900, city: 'Pune' },
  { name: 'Āshā', fee: null, city: 'Mumbai' },
  { name: 'Meera 9', fee: 1000, city: 'Pune' },
];

const names = (query: Partial<typeof defaultQuery>) =>
  matchingRows(rows, columns, { ...defaultQuery, ...query }).map(({ name }) => name);

test('without a query, keeps every row in its order', () => {
  expect(names({})).toEqual(['meera 10', 'Āshā', 'Meera 9']);
});

test('search requires every word, in any column, ignoring accents and case', () => {
  expect(names({ q: 'asha' })).toEqual(['Āshā']);
  expect(names({ q: 'PUNE meera  9' })).toEqual(['meera 10', 'Meera 9']);
  expect(names({ q: '1000' })).toEqual(['Meera 9']);
  expect(names({ q: 'nobody' })).toEqual([]);
});

test('sorts 9 before 10 and ignores case', () => {
  expect(names({ sort: { column: 'name', direction: 'ascending' } })).toEqual([
    'Āshā',
    'Meera 9',
    'meera 10',
  ]);
});

test('sorts missing values last in both directions', () => {
  expect(names({ sort: { column: 'fee', direction: 'ascending' } }).at(-1)).toBe('Āshā');
  expect(names({ sort: { column: 'fee', direction: 'descending' } })).toEqual([
    'Meera 9',
    'meera 10',
    'Āshā',
  ]);
});

test('a filter keeps exact matches; an empty one keeps all rows', () => {
  expect(names({ filters: { city: 'Mumbai' } })).toEqual(['Āshā']);
  expect(names({ filters: { city: '' } })).toHaveLength(3);
});

test('sorting does not change the given rows', () => {
  names({ sort: { column: 'name', direction: 'descending' } });
  expect(rows[0]?.name).toBe('meera 10');
});

test('a heading sorts ascending, then descending, then not at all', () => {
  const up = nextSort(undefined, 'name');
  const down = nextSort(up, 'name');
  expect([up?.direction, down?.direction, nextSort(down, 'name')]).toEqual([
    'ascending',
    'descending',
    undefined,
  ]);
  expect(nextSort(down, 'fee')).toEqual({ column: 'fee', direction: 'ascending' });
});

test('a page beyond the last shows the last one, and without rows there is one empty page', () => {
  const numbers = Array.from({ length: 21 }, (_, index) => index);
  expect(pageCount(21, 10)).toBe(3);
  expect(pageOf(numbers, { ...defaultQuery, page: 9 })).toEqual([20]);
  expect(pageOf(numbers, { ...defaultQuery, page: 0 })).toHaveLength(10);
  expect(pageCount(0, 10)).toBe(1);
  expect(pageOf([], defaultQuery)).toEqual([]);
});

test('lists each filter value once, in order', () => {
  const choices = ['Mumbai', 'Pune'].map((city) => ({ value: city, label: city }));
  expect(filterChoices(rows, { id: 'city', filter: ({ city }) => city })).toEqual(choices);
  expect(filterChoices(rows, { id: 'city', filterChoices: choices.slice(1) })).toEqual(choices.slice(1));
  expect(filterChoices(rows, { id: 'city' })).toBeUndefined();
});

test('a cell’s text is the column’s `text`, or else its sort value; dates are ISO days', () => {
  const day: QueryColumn<Date> = { id: 'day', sortValue: (value) => value };
  expect(columnText(day, new Date('2026-03-01T00:00:00Z'))).toBe('2026-03-01');
  expect(columnText({ ...day, text: () => 'first of March' }, new Date())).toBe('first of March');
  expect(columnText({ id: 'none' }, {})).toBe('');
});
