import { useEffect, useState } from 'react';
import type { TableQuery } from '@nivara/shared/ui/table-query';

/** How long the person may pause in typing before the service is asked. */
const PAUSE_MS = 300;

/** Typing is waited for; anything else that changes is asked at once. */
export function useSettled(query: TableQuery): TableQuery {
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
