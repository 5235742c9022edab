import { useCallback, useMemo, useRef, useState } from 'react';
import { useRegistry } from '../remotes/registry-provider';
import { loadDocuments } from './load-documents';
import { searchDocuments, type SearchDocument, type SearchGroup } from './search-index';

/** What the query finds; undefined while the data is on its way. `prepare` asks for the data, once. */
export function useSearch(query: string): { groups: SearchGroup[] | undefined; prepare: () => void } {
  const { registry } = useRegistry();
  const [documents, setDocuments] = useState<SearchDocument[]>();
  const asked = useRef(false);
  const prepare = useCallback(() => {
    if (asked.current) return;
    asked.current = true;
    void loadDocuments(registry).then(setDocuments);
  }, [registry]);
  const groups = useMemo(() => documents && searchDocuments(documents, query), [documents, query]);
  return { groups, prepare };
}
