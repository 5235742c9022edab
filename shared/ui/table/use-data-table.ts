import { useMemo, useState } from 'react';
import type { DataColumn } from './data-column';
import { defaultQuery, matchingRows, pageCount, pageOf, type TableQuery } from './table-query';

interface DataTableInput<Row> {
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[] | undefined;
  query?: TableQuery;
  onQueryChange?: (query: TableQuery) => void;
  /** The count of all rows, when `rows` is one page from a server. */
  total?: number;
  initialQuery?: Partial<TableQuery>;
}

export function useDataTable<Row>(input: DataTableInput<Row>) {
  const { columns, rows, total, onQueryChange } = input;
  const [own, setOwn] = useState<TableQuery>({ ...defaultQuery, ...input.initialQuery });
  const query = input.query ?? own;
  const hidden = new Set(query.hidden);

  const matching = useMemo(
    () => (total === undefined ? matchingRows(rows ?? [], columns, query) : [...(rows ?? [])]),
    [rows, columns, query, total],
  );
  const found = total ?? matching.length;
  const pages = pageCount(found, query.size);

  const change = (difference: Partial<TableQuery>) => {
    // A new search, filter, order or page size goes back to the first page.
    const next = { ...query, page: 1, ...difference };
    setOwn(next);
    onQueryChange?.(next);
  };

  const toggleColumn = (id: string) => {
    const next = new Set(hidden);
    if (!next.delete(id)) next.add(id);
    change({ page: query.page, hidden: [...next] });
  };

  return {
    query: { ...query, page: Math.min(Math.max(1, query.page), pages) },
    change,
    found,
    pages,
    matching,
    shown: total === undefined ? pageOf(matching, query) : matching,
    visible: columns.filter((column) => !hidden.has(column.id)),
    hidden,
    toggleColumn,
    isNarrowed: query.q.trim() !== '' || Object.values(query.filters).some((value) => value !== ''),
  };
}
