import type { DataColumn } from './data-column';
import type { FilterChoice, SortValue, TableQuery } from './table-query';

type Sort = TableQuery['sort'];

/** Both directions of a column, in words that fit its values. */
const WORDS = {
  text: ['A to Z', 'Z to A'],
  number: ['lowest first', 'highest first'],
  day: ['earliest first', 'latest first'],
  unknown: ['ascending', 'descending'],
} as const;

interface SortChoicesInput<Row> {
  columns: readonly DataColumn<Row>[];
  /** The columns that the cards show; the headings of these columns name the choices. */
  summary: readonly DataColumn<Row>[];
  rows: readonly Row[];
  sort: Sort;
  /** The order in which the list opens; undefined for the service's own order. */
  usual: Sort;
  /** The name of the usual order, where it is not the order of a column. */
  usualOrder: string;
}

/** The orders that a list of cards offers, since cards have no headings to press. */
export function sortChoices<Row>({ columns, summary, rows, sort, usual, usualOrder }: SortChoicesInput<Row>) {
  const inCards = new Map(summary.map(({ id, heading }) => [id, heading]));
  const offered = columns.filter(
    ({ id, sortValue }) =>
      sortValue !== undefined && (inCards.has(id) || id === sort?.column || id === usual?.column),
  );
  const choices = offered.flatMap((column): FilterChoice[] => {
    const name = inCards.get(column.id) ?? column.sortHeading ?? column.heading;
    const [up, down] = WORDS[kindOf(rows, column)];
    return [
      { value: toText({ column: column.id, direction: 'ascending' }), label: `${name}, ${up}` },
      { value: toText({ column: column.id, direction: 'descending' }), label: `${name}, ${down}` },
    ];
  });
  const isOffered = choices.some(({ value }) => value === toText(usual));
  return isOffered ? choices : [{ value: '', label: usualOrder }, ...choices];
}

export const toText = (sort: Sort): string =>
  sort === undefined ? '' : `${sort.direction === 'descending' ? '-' : ''}${sort.column}`;

export const toSort = (text: string): Sort => {
  if (text === '') return undefined;
  return text.startsWith('-')
    ? { column: text.slice(1), direction: 'descending' }
    : { column: text, direction: 'ascending' };
};

function kindOf<Row>(rows: readonly Row[], { sortValue }: DataColumn<Row>): keyof typeof WORDS {
  for (const row of rows) {
    const kind = kindOfValue(sortValue?.(row));
    if (kind !== 'unknown') return kind;
  }
  return 'unknown';
}

function kindOfValue(value: SortValue): keyof typeof WORDS {
  if (value === null || value === undefined || value === '') return 'unknown';
  if (typeof value === 'number') return 'number';
  return value instanceof Date || /^(?:\d{4}-\d\d-\d\d|\d{1,2}:\d\d)/.test(String(value)) ? 'day' : 'text';
}
