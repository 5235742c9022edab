import { useEffect, useState } from 'react';
import type { TableQuery } from '@nivara/shared/ui/table/table-query';

/** How long the person may pause in typing before the service is asked. */
const DEBOUNCE_MS = 300;

/** Typing is waited for; anything else that changes what the service is asked is asked at once. */
export function useDebouncedQuery(query: TableQuery): TableQuery {
  const [debounced, setDebounced] = useState(query);
  const typing = debounced.q !== query.q;

  useEffect(() => {
    if (!typing) return undefined;
    const timer = setTimeout(() => setDebounced(query), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typing, query]);

  const same = typing || serviceQueryOf(debounced) === serviceQueryOf(query);
  if (!same) setDebounced(query);
  return same ? debounced : query;
}

/** Which columns are shown is no question to the service. */
const serviceQueryOf = (query: TableQuery) => JSON.stringify({ ...query, hidden: undefined });
