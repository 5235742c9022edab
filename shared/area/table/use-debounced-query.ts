import { useEffect, useState } from 'react';
import type { TableQuery } from '@nivara/shared/ui/table/table-query';

const DEBOUNCE_MS = 300;

/** Debounces typing; any other change reaches the service at once. */
export function useDebouncedQuery(query: TableQuery): TableQuery {
  const [debounced, setDebounced] = useState(query);
  const isTyping = debounced.q !== query.q;

  useEffect(() => {
    if (!isTyping) return undefined;
    const timer = setTimeout(() => setDebounced(query), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [isTyping, query]);

  const keepsDebounced = isTyping || serviceQueryOf(debounced) === serviceQueryOf(query);
  if (!keepsDebounced) setDebounced(query);
  return keepsDebounced ? debounced : query;
}

/** Hidden columns do not change the query to the service. */
const serviceQueryOf = (query: TableQuery) => JSON.stringify({ ...query, hidden: undefined });
