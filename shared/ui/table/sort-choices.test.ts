import type { DataColumn } from './data-column';
import { sortChoices, toSort, toText } from './sort-choices';

interface Row {
  date: string;
  booked: string;
  name: string;
  age: number | null;
}

const column = (id: keyof Row, heading: string): DataColumn<Row> => ({
  id,
  heading,
  cell: (row) => row[id],
  sortValue: (row) => row[id],
});
const columns: DataColumn<Row>[] = [
  { ...column('booked', 'Date'), sortHeading: 'Booked on' },
  column('date', 'Appointment date'),
  column('name', 'Patient Name'),
  column('age', 'Age'),
  { id: 'more', heading: 'Actions', cell: () => null },
];
const summary = [column('date', 'When'), column('name', 'For whom'), column('age', 'Age')];
const rows: Row[] = [
  { date: '2026-11-25', booked: '2026-11-20', name: 'Tara', age: null },
  { date: '2026-11-26', booked: '2026-11-21', name: 'Ravi', age: 40 },
];
const labels = (difference: Partial<Parameters<typeof sortChoices<Row>>[0]> = {}) =>
  sortChoices({
    columns,
    summary,
    rows,
    sort: undefined,
    usualOrder: 'To pay first',
    usual: { column: 'date', direction: 'ascending' },
    ...difference,
  }).map(({ label }) => label);

test('offers the columns of the cards in words that fit their values', () => {
  expect(labels()).toEqual([
    'When, earliest first',
    'When, latest first',
    'For whom, A to Z',
    'For whom, Z to A',
    'Age, lowest first',
    'Age, highest first',
  ]);
});

test('while the list is sorted by a column that the cards do not show, offers that column too', () => {
  expect(labels({ sort: { column: 'booked', direction: 'descending' } })).toContain(
    'Booked on, latest first',
  );
});

test('a list without a usual column offers the service’s own order first', () => {
  expect(labels({ usual: undefined })[0]).toBe('To pay first');
});

test('without rows the words fit any values', () => {
  expect(labels({ rows: [] })[0]).toBe('When, ascending');
});

test('an order that is written as text and read back is the same', () => {
  for (const text of ['', 'date', '-date']) expect(toText(toSort(text))).toBe(text);
});
