import { useEffect, useState } from 'react';
import type { TableQuery } from '@nivara/shared/ui/table/table-query';

/** How long the person may pause in typing before the service is asked. */
const PAUSE_MS = 300;

/** Typing is waited for; anything else that changes what the service is asked is asked at once. */
export function useSettled(query: TableQuery): TableQuery {
  const [settled, setSettled] = useState(query);
  const typing = settled.q !== query.q;

  useEffect(() => {
    if (!typing) return undefined;
    const timer = setTimeout(() => setSettled(query), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typing, query]);

  const same = typing || questionOf(settled) === questionOf(query);
  if (!same) setSettled(query);
  return same ? settled : query;
}

/** Which columns are shown is no question to the service. */
const questionOf = (query: TableQuery) => JSON.stringify({ ...query, hidden: undefined });
