import { useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate } from '@nivara/shared/app-context/router';
import { useSession } from '@nivara/shared/app-context/app-context';
import { useChangingAnswer } from '@nivara/shared/app-context/use-answer';
import {
  LARGEST_PAGE,
  MOST_COUNTED,
  searchWords,
  type ListQuery,
  type Page,
  type SortText,
} from '@nivara/shared/domain/list-query';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import { pageCount, type TableQuery } from '@nivara/shared/ui/table/table-query';
import { useChosenPerson, useWithoutFamily } from '../person/chosen-person';
import { areOfOnePatient } from './said-once';
import { readAddress, writeAddress } from './table-address';
import { useDebouncedQuery } from './use-debounced-query';

const MOST_ROWS = 10_000;
const TOO_MANY = `A file or a print holds up to ${MOST_ROWS.toLocaleString('en-IN')} rows. Please narrow them by a search or a filter first.`;

/** Loads a page from the service; `filters` are the chosen values of columns with `filterChoices`. */
export type ListRows<Row> = (
  query: ListQuery<never> & { sort?: SortText<never>; patient?: string },
  filters: Readonly<Record<string, string>>,
) => Promise<Page<Row>>;

/** A row with its position, for the "Sr. No." column. */
export type Numbered<Row> = Row & { serial: number };

export interface ListTableInput<Row> {
  columns: readonly DataColumn<Numbered<Row>>[];
  list: ListRows<Row>;
  initial: Partial<TableQuery>;
  /**
   * Parameters of the address that belong to the screen around the table; they stay as they are. Must be the
   * same array on every render.
   */
  keep?: readonly string[];
  /** True if the list shows only the chosen patient's rows. */
  byPatient?: boolean;
}

/** A table that the service filters, sorts and pages; the query is part of the address. */
export function useListTable<Row>({ columns, list: listAll, initial, keep, byPatient }: ListTableInput<Row>) {
  const chosen = useChosenPerson();
  const patient = byPatient ? chosen : undefined;
  const withoutFamily = useWithoutFamily();
  const list: ListRows<Row> = useCallback(
    (query, filters) => listAll(patient === undefined ? query : { ...query, patient }, filters),
    [listAll, patient],
  );
  const { search, state, hash } = useLocation();
  const navigate = useNavigate();
  const { user } = useSession();
  const owner = user ? user.TableUserID : undefined;
  const shape = useMemo(
    () => ({ ...addressShape(columns, initial), keep, owner }),
    [columns, initial, keep, owner],
  );
  const query = useMemo(() => readAddress(search, state, shape), [search, state, shape]);
  const asked = useDebouncedQuery(query);
  const ask = useCallback(() => listWithin(list, asked), [list, asked]);
  const { answer, reload, change } = useChangingAnswer(ask);

  // Keeps the current page visible until the next one is loaded.
  const [last, setLast] = useState<Page<Numbered<Row>>>();
  if (answer.status === 'ready' && answer.data !== last) setLast(answer.data);
  const page = answer.status === 'ready' ? answer.data : last;

  const onQueryChange = (next: TableQuery) => {
    const address = writeAddress(
      { ...next, sort: next.sort ?? otherWayRound(query.sort, initial.sort) },
      shape,
      search,
    );
    // The browser's back button must not step through each letter or tick.
    const small = next.q !== query.q || next.hidden !== query.hidden;
    navigate({ search: address.search, hash }, { replace: small, state: address.state });
  };

  const fetchAll = async () => {
    const pageOf = async (number: number) =>
      (await listNumbered(list, { ...query, page: number, size: LARGEST_PAGE })).rows;
    const rows = await pageOf(1);
    // Too many rows are refused before the rest is loaded, and never cut, since a cut file would look complete.
    if (rows.length === LARGEST_PAGE && (await pageOf(MOST_ROWS / LARGEST_PAGE + 1)).length > 0)
      throw new Error(TOO_MANY);
    while (rows.length > 0 && rows.length % LARGEST_PAGE === 0) {
      const next = await pageOf(rows.length / LARGEST_PAGE + 1);
      if (next.length === 0) break;
      rows.push(...next);
    }
    return rows;
  };

  const isSame = byPatient === true && areOfOnePatient(columns, page?.rows ?? []);
  return {
    reload,
    change,
    table: {
      isOfOnePatient: patient !== undefined || (isSame && withoutFamily),
      /** The full name of the account's holder, whom the choice of a patient shows as “Me”. */
      me: byPatient && user ? user.UserFullName : undefined,
      query,
      onQueryChange,
      usualSort: initial.sort,
      fetchAll,
      rows: page?.rows,
      total: page?.total,
      countedUpTo: MOST_COUNTED,
      busy: page !== undefined && answer.status === 'loading',
      error: answer.status === 'failed' ? answer.message : undefined,
      onRetry: answer.status === 'failed' ? answer.retry : undefined,
    },
  };
}

const addressShape = <Row>(columns: readonly DataColumn<Row>[], initial: Partial<TableQuery>) => ({
  columns: columns.map(({ id }) => id),
  sortable: columns.filter(({ sortValue }) => sortValue !== undefined).map(({ id }) => id),
  filters: Object.fromEntries(
    columns.flatMap(({ id, filterChoices }) =>
      filterChoices === undefined ? [] : [[id, filterChoices.map(({ value }) => value)]],
    ),
  ),
  initial,
});

/** Unsorting returns to the default order, or reverses it if it is current, so that each click changes something. */
function otherWayRound(current: TableQuery['sort'], usual: TableQuery['sort']): TableQuery['sort'] {
  if (usual === undefined || current?.column !== usual.column || current.direction !== usual.direction)
    return usual;
  return { ...usual, direction: usual.direction === 'ascending' ? 'descending' : 'ascending' };
}

/**
 * Old addresses and deleted rows may lead beyond the last page, so the last page is shown. A page beyond it does not tell
 * the total. Mostly the page before is the last one; if it has no rows either, the first page tells the total.
 */
async function listWithin<Row>(list: ListRows<Row>, query: TableQuery): Promise<Page<Numbered<Row>>> {
  const pageAt = (page: number) => listNumbered(list, { ...query, page });
  const answer = await pageAt(query.page);
  if (answer.rows.length > 0 || query.page === 1) return answer;
  const before = await pageAt(query.page - 1);
  const reached = (query.page - 2) * query.size + before.rows.length;
  if (before.rows.length > 0 || query.page === 2) return { ...before, total: reached };
  const first = await pageAt(1);
  const last = pageCount(first.total, query.size);
  return last === 1 ? first : pageAt(last);
}

async function listNumbered<Row>(list: ListRows<Row>, query: TableQuery): Promise<Page<Numbered<Row>>> {
  const { rows, total } = await list(toListQuery(query), query.filters);
  const before = (query.page - 1) * query.size;
  return { rows: rows.map((row, index) => ({ ...row, serial: before + index + 1 })), total };
}

/** The cast is safe: the address and the columns allow only sortable columns, and the service refuses others. */
const toListQuery = ({ page, size, sort, q }: TableQuery): ListQuery<never> => ({
  page,
  size,
  sort: (sort === undefined
    ? undefined
    : `${sort.direction === 'descending' ? '-' : ''}${sort.column}`) as undefined,
  q: searchWords(q),
});
