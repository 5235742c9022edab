/** A query for a table. The browser applies it to all rows, or a server applies it and returns one page of them. */
export interface TableQuery {
  /** Counts from 1. */
  page: number;
  size: number;
  sort?: { column: string; direction: 'ascending' | 'descending' };
  q: string;
  /** The required value of each filtered column. */
  filters: Readonly<Record<string, string>>;
  /** The ids of hidden columns. */
  hidden: readonly string[];
}

/** The sizes that an address may name; any other is ignored. */
export const PAGE_SIZES = [10, 25, 50, 100] as const;

/** Includes the size that a table begins with, which need not be in `PAGE_SIZES`. */
export const pageSizes = (size: number): number[] =>
  [...new Set<number>([...PAGE_SIZES, size])].sort((one, other) => one - other);

export interface FilterChoice {
  value: string;
  label: string;
}

export type SortValue = string | number | boolean | Date | null | undefined;

export interface QueryColumn<Row> {
  id: string;
  sortValue?: (row: Row) => SortValue;
  filter?: (row: Row) => string;
  /** The filter's values where a server filters, since the loaded rows do not contain all of them. */
  filterChoices?: readonly FilterChoice[];
  text?: (row: Row) => string;
}

export const defaultQuery: TableQuery = { page: 1, size: 10, q: '', filters: {}, hidden: [] };

/** The text of a cell, which searches and CSV files use. */
export function columnText<Row>(column: QueryColumn<Row>, row: Row): string {
  if (column.text !== undefined) return column.text(row);
  const value = column.sortValue?.(row) ?? column.filter?.(row);
  if (value === null || value === undefined) return '';
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value);
}

/** Filters and sorts the rows of all pages. */
export function matchingRows<Row>(
  rows: readonly Row[],
  columns: readonly QueryColumn<Row>[],
  query: TableQuery,
): Row[] {
  const words = fold(query.q).split(/\s+/).filter(Boolean);
  const found = rows.filter((row) => {
    const all = fold(columns.map((column) => columnText(column, row)).join(' '));
    return (
      words.every((word) => all.includes(word)) &&
      columns.every((column) => {
        const wanted = query.filters[column.id];
        return wanted === undefined || wanted === '' || column.filter?.(row) === wanted;
      })
    );
  });
  return sortRows(found, columns, query.sort);
}

export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly QueryColumn<Row>[],
  sort: TableQuery['sort'],
): Row[] {
  const value = columns.find((column) => column.id === sort?.column)?.sortValue;
  if (value === undefined || sort === undefined) return [...rows];
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return [...rows].sort((one, other) => {
    const [left, right] = [value(one), value(other)];
    // Missing values are last in both directions.
    if (isMissing(left) || isMissing(right)) return Number(isMissing(left)) - Number(isMissing(right));
    return sign * compare(left, right);
  });
}

/** "12", or "more than 100" where the rows were counted no further. */
export const countInWords = (count: number, countedUpTo = Infinity): string =>
  count > countedUpTo ? `more than ${countedUpTo.toLocaleString('en-IN')}` : String(count);

export const pageCount = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));

export function pageOf<Row>(rows: readonly Row[], { page, size }: TableQuery): Row[] {
  const actual = Math.min(Math.max(page, 1), pageCount(rows.length, size));
  return rows.slice((actual - 1) * size, actual * size);
}

/** Goes from ascending to descending, and then back to the original order. */
export function nextSort(current: TableQuery['sort'], column: string): TableQuery['sort'] {
  if (current?.column !== column) return { column, direction: 'ascending' };
  return current.direction === 'ascending' ? { column, direction: 'descending' } : undefined;
}

/** Undefined for a column without a filter. */
export function filterChoices<Row>(
  rows: readonly Row[],
  { filter, filterChoices: given }: QueryColumn<Row>,
): readonly FilterChoice[] | undefined {
  if (given !== undefined || filter === undefined) return given;
  const values = [...new Set(rows.map(filter))].filter(Boolean).sort(collator.compare);
  return values.map((value) => ({ value, label: value }));
}

const collator = new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' });

const isMissing = (value: SortValue): value is null | undefined | '' =>
  value === null || value === undefined || value === '';

function compare(one: NonNullable<SortValue>, other: NonNullable<SortValue>): number {
  if (typeof one === 'string' || typeof other === 'string')
    return collator.compare(String(one), String(other));
  return Number(one) - Number(other);
}

/** Removes accents and capitals, so that `asha` finds `Āshā`. */
const fold = (value: string): string => value.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('en');

/** “Rows 11 to 20 of 25” */
export const rowsInWords = ({ page, size }: TableQuery, found: number, countedUpTo: number): string =>
  `Rows ${(page - 1) * size + 1} to ${Math.min(page * size, found)} of ${countInWords(found, countedUpTo)}`;
