import { defaultQuery, PAGE_SIZES, type TableQuery } from '@nivara/shared/ui/table/table-query';

/**
 * Keeps a table's page, order, filters and columns in the address, so that they survive a reload, the back button and a
 * bookmark. The search text is kept in the history state instead: it may name an illness, and addresses end up in logs.
 * The history outlives the session, so the text counts only for the account that typed it.
 */
export interface TableAddress {
  search: string;
  state: { q: string; of?: string };
}

interface AddressShape {
  columns: readonly string[];
  /** Columns that can be sorted. */
  sortable: readonly string[];
  /** Column → its filter values. */
  filters: Readonly<Record<string, readonly string[]>>;
  initial: Partial<TableQuery>;
  /** Parameters that belong to the screen around the table; they stay as they are. */
  keep?: readonly string[];
  /** The id of the account that is signed in. */
  owner?: string;
}

/** Addresses may be edited by hand: invalid parts are ignored. */
export function readAddress(search: string, state: unknown, shape: AddressShape): TableQuery {
  const params = new URLSearchParams(search);
  const start = { ...defaultQuery, ...shape.initial };
  const filters = Object.entries(shape.filters).flatMap(([column, values]) => {
    const value = params.get(column);
    return value !== null && values.includes(value) ? [[column, value]] : [];
  });
  return {
    page: wholeNumber(params.get('page')) ?? start.page,
    size: PAGE_SIZES.find((size) => size === wholeNumber(params.get('size'))) ?? start.size,
    sort: readSort(params.get('sort'), shape.sortable) ?? start.sort,
    q: readWords(state, shape.owner),
    filters: { ...start.filters, ...Object.fromEntries(filters) },
    hidden: readHidden(params.get('hide'), shape.columns),
  };
}

export function writeAddress(
  query: TableQuery,
  { initial, keep = [], owner }: AddressShape,
  search = '',
): TableAddress {
  const start = { ...defaultQuery, ...initial };
  const params = new URLSearchParams(
    [...new URLSearchParams(search)].filter(([name]) => keep.includes(name)),
  );
  if (query.page !== start.page) params.set('page', String(query.page));
  if (query.size !== start.size) params.set('size', String(query.size));
  if (query.sort !== undefined && writeSort(query.sort) !== writeSort(start.sort))
    params.set('sort', writeSort(query.sort));
  for (const [column, value] of Object.entries(query.filters)) if (value !== '') params.set(column, value);
  if (query.hidden.length > 0) params.set('hide', query.hidden.join(' '));
  const text = params.toString();
  return { search: text === '' ? '' : `?${text}`, state: { q: query.q, of: owner } };
}

const writeSort = (sort: TableQuery['sort']) =>
  sort === undefined ? '' : `${sort.direction === 'descending' ? '-' : ''}${sort.column}`;

function readSort(text: string | null, columns: readonly string[]): TableQuery['sort'] {
  const column = text?.replace(/^-/, '');
  if (!text || column === undefined || !columns.includes(column)) return undefined;
  return { column, direction: text.startsWith('-') ? 'descending' : 'ascending' };
}

/** At least one column stays. */
function readHidden(text: string | null, columns: readonly string[]): readonly string[] {
  const named = text?.split(' ') ?? [];
  const hidden = columns.filter((column) => named.includes(column));
  return hidden.length === columns.length ? [] : hidden;
}

const wholeNumber = (text: string | null) =>
  text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;

/** The search text of a link within the site counts for everybody, since such a link names no account. */
function readWords(state: unknown, owner: string | undefined): string {
  if (typeof state !== 'object' || state === null || !('q' in state) || typeof state.q !== 'string')
    return '';
  const of = 'of' in state ? state.of : undefined;
  return of === undefined || of === owner ? state.q : '';
}
