import { useCallback, useEffect, useState } from 'react';
import { useChangingAnswer } from '@nivara/shared/app-context/use-answer';
import type { ListQuery, Page, SortText } from '@nivara/shared/domain/list-query';
import { defaultQuery, type TableQuery } from '@nivara/shared/ui/table-query';

/** How long the person may pause in typing before the service is asked. */
const PAUSE_MS = 300;

type List<Row, Column extends string> = (query: ListQuery<Column>) => Promise<Page<Row>>;

/**
 * A table whose rows the service searches, sorts and cuts into pages: what `DataTable` needs of it. The query is not kept
 * in the address, since what people search for in their records is nobody else’s business. `list` stays the same.
 */
export function useServerTable<Row, Column extends string>(
  list: List<Row, Column>,
  columns: readonly Column[],
  initialQuery: Partial<TableQuery> = {},
) {
  const [query, setQuery] = useState<TableQuery>({ ...defaultQuery, ...initialQuery });
  const asked = useSettled(query);
  const ask = useCallback(() => list(toListQuery(asked, columns)), [list, asked, columns]);
  const { answer, reload } = useChangingAnswer(ask);

  // What was there stays until the next page is.
  const [last, setLast] = useState<Page<Row>>();
  if (answer.status === 'ready' && answer.data !== last) setLast(answer.data);
  const page = answer.status === 'ready' ? answer.data : last;

  return {
    reload,
    table: {
      query,
      onQueryChange: setQuery,
      rows: page?.rows,
      total: page?.total,
      error: answer.status === 'failed' ? answer.message : undefined,
      onRetry: answer.status === 'failed' ? answer.retry : undefined,
    },
  };
}

export function toListQuery<Column extends string>(
  { page, size, sort, q }: TableQuery,
  columns: readonly Column[],
): ListQuery<Column> {
  const column = columns.find((known) => known === sort?.column);
  const sorted: SortText<Column> | undefined =
    column === undefined || sort?.direction === 'ascending' ? column : `-${column}`;
  return { page, size, sort: sorted, q: q.trim() };
}

/** Typing is waited for; anything else that changes is asked at once. */
function useSettled(query: TableQuery): TableQuery {
  const [settled, setSettled] = useState(query);
  const typing = settled.q !== query.q;

  useEffect(() => {
    if (!typing) return undefined;
    const timer = setTimeout(() => setSettled(query), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typing, query]);

  if (!typing && settled !== query) setSettled(query);
  return typing ? settled : query;
}
